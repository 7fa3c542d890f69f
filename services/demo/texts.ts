/** What people in the demo write. */
export const texts = {
  proud: [
    'I moved our billing run from a nightly batch to a stream. The first invoice that went out a minute after the reading made me grin.',
    'A small one: a page that explains to operators why a job is waiting. Support questions about it went from ten a week to none.',
    'I deleted 40,000 lines. The service does the same as before, and two new colleagues understood it in a week.',
    'I found out why one meter in a thousand reported twice. It was a clock in a tunnel near Graz.',
    'I taught our team to write tests that fail for one reason. We ship every day since.',
  ],
  letter: [
    'Dear Ms Duarte, you are right, and I am sorry. The reading of March was counted twice. A corrected invoice is attached; the difference of 31.20 euros is on its way.',
    'Hello, thank you for writing. I looked at the last three invoices and found the reason: your tariff changed on the 12th. I will call you at 10 to go through it.',
    'I understand that you are tired of this. I have asked our billing team to correct it today, and I will write to you myself as soon as it is done.',
  ],
  praise: [
    'Clear, calm, concrete. I would like to meet them.',
    'The example at this point is exactly what we need.',
    'Strongest answer on production faults so far.',
    'Owned the mistake without being asked twice.',
    'Knows the difference between loud and broken. Good with people.',
    'Let us be quick here, they have another offer.',
  ],
  doubt: [
    'Rehearsed, I did not learn much.',
    'Good on tools, thin on reasons.',
    'Sound cuts out here, the content is fine.',
    'Would need a lot of guidance in the first year.',
    'Not sure about the travel. Ask in the call.',
  ],
  reasons: [
    'Not enough experience with the systems we run.',
    'We went on with candidates who live closer.',
    'The answers stayed general.',
    'Salary expectation is above the range.',
    '',
  ],
} as const
