import { draftOf, freeText, interview, type LiveJob, option, page, question } from './job.ts'

export const success: LiveJob = {
  key: 'success',
  opened: 48,
  candidates: 95,
  columns: ['Phone screen', 'Team interview', 'Offer'],
  team: { recruiter: 'sofia', manager: 'rafael', reviewers: ['nuria', 'ilse'] },
  origins: { portuguese: 9, spanish: 2, french: 1, italian: 1, british: 1, german: 1, nigerian: 1 },
  campaign: 2.5,
  bar: 0,
  draft: draftOf(
    {
      jobTitle: 'Customer success manager',
      location: 'Lisbon',
      countryCode: 'PT',
      workplace: 'Remote',
      salary: { currency: 'EUR', min: 3_200, max: 4_100, period: 'monthly' },
      jobDescription:
        'Look after forty municipal utilities, from their first import to their yearly review. You are the person they write to, and the one who tells us what to build next.',
    },
    ['Listening', 'Writing clearly', 'Portuguese', 'Spreadsheets'],
    [
      {
        kind: 'SINGLE_CHOICE',
        ...page('portuguese', 'How well do you speak Portuguese?'),
        options: [
          option('native', 'First language', true),
          option('fluent', 'Fluent', true),
          option('some', 'A little'),
        ],
        rejectOnWrong: true,
      },
      freeText('letter', 'A customer writes: "your invoice is wrong again". Answer them.'),
      interview(
        question('hello', 'Introduce yourself as you would to a new customer.', 60),
        question('hard', 'What was your hardest conversation at work?', 90),
      ),
    ],
  ),
  texts: {
    answers: {
      letter: [
        'Dear Ms Duarte, you are right, and I am sorry. The reading of March was counted twice. A corrected invoice is attached; the difference of 31.20 euros is on its way.',
        'Hello, thank you for writing. I looked at the last three invoices and found the reason: your tariff changed on the 12th. I will call you at 10 to go through it.',
        'I understand that you are tired of this. I have passed it to our billing team for correction today, and I will write to you myself as soon as it is done.',
        'Good morning Mr Seixas, "again" is the word that matters to me. I have listed the last four invoices with what was wrong on each, and what we changed so that it stops.',
        'Thank you for telling us. May I call you this afternoon? I would like to see the invoice with your eyes before I explain anything.',
        'Dear customer, the amount is correct, but I see why it looks wrong: two months are on one page. I have split them for you below.',
        'You should not have to write this twice. From today you have my direct number, and I check your invoice before it leaves.',
        'I am sorry. The meter of the swimming pool was counted as a household. It is corrected, and your next three invoices will be checked by hand.',
        'Hello, our mistake: the discount for municipalities was missing. The credit note comes with this message.',
        'Dear Ms Pimentel, I cannot say yet what went wrong. I will know by Thursday noon and write to you then, whatever the answer is.',
      ],
    },
    praise: [
      'I would renew my contract with this person.',
      'Reads the word "again" in the letter. Very few did.',
      'Warm without being soft. My customers would like them.',
      'Names a date and keeps it. That is half of the job.',
      'The hard conversation is real, and they are fair to the other side.',
      'Has worked with municipalities, knows what a budget year is.',
      'Writes better than most of us. Please look at the letter.',
      'Says no politely at this point. Exactly right.',
      'Introduces themself in forty seconds and I wanted to buy something.',
      'Spreadsheet question answered before it was put.',
      'Available in January, and two of our customers know them already.',
    ],
    mixed: [
      'Charming, but the letter promises a refund without checking. Ask about it.',
      'Good English and Portuguese, little experience with utilities.',
      'A fine support person; I am not sure about a yearly review with a city treasurer.',
      'The hard conversation was with a colleague, not with a customer.',
      'Strong start, then reads from notes.',
      'Would do well with small customers. Do we want to split the portfolio?',
    ],
    doubt: [
      'The letter explains why the customer is wrong. Three paragraphs of it.',
      'Very general, it could be any company.',
      'Wants to grow into sales within a year. That is another job.',
      'Portuguese is weaker than stated.',
      'The conversation was hard because of "difficult people". No.',
      'Copied our own help page into the letter.',
      'Light behind them, I cannot see the face. The answers do not help either.',
    ],
    debates: [
      [
        'My favourite so far. The letter alone is worth an interview.',
        'The letter is lovely, the recording is tired. I would not send this voice to Braga.',
        'Recorded at eleven in the evening after a shift. I looked. Phone screen, in the morning.',
      ],
      [
        'Ten years with a water utility. They know our customers’ world from inside.',
        'And ten years of saying "that is how it is done". I hear little curiosity.',
        'Let us test that: give them our roadmap in the interview and see what they cross out.',
      ],
      [
        'Young, but the fairest answer on the hard conversation.',
        'Two years of experience is too little for forty accounts.',
        'Fifteen accounts then, with Nuria next to them for the first quarter.',
      ],
    ],
    reasons: [
      'Not enough experience with business customers.',
      'Portuguese is needed at a higher level.',
      'Others were stronger in writing.',
      'Salary expectation is above the range.',
      'We look for a person who wants to stay with customers rather than move to sales.',
    ],
  },
}
