import { number, oneOf, set, several, text, yesNo } from './set.ts'

export const service = [
  set('customer-support', 'Customer support agent', 'service', {
    screening: [
      several('Over which channels have you helped customers?', 'Phone', 'Email', 'Chat', 'Social media', 'In person'),
      oneOf('Which shifts suit you?', 'Early', 'Late', 'Night', 'I am flexible'),
      text('A customer writes: "Third time I ask. Useless." Please answer in writing.', 800),
    ],
    video: [
      '30/120 Tell us about a customer whose problem you could not solve. How did you end the conversation?',
      '30/60 Explain to a customer who is new to technology how to clear the cache of a browser.',
      '30/120 The same question comes in forty times a day. What do you do besides answering it?',
      '30/120 A customer asks for a refund that the rules do not allow, but you think they are right. What do you do?',
      '30/60 How do you keep your tone friendly in the last hour of a busy shift?',
    ],
    skills: {
      must: ['Empathy', 'Clear explanations'],
      important: ['Solving problems', 'Written tone', 'Following through'],
      nice: ['Suggesting improvements'],
    },
  }),
  set('customer-success', 'Customer success manager', 'service', {
    screening: [
      number('For how many customers were you responsible?'),
      oneOf('Which figure were you measured by?', 'Renewals', 'Growth of accounts', 'Adoption', 'Satisfaction', 'None'),
      yesNo('Have you run onboarding for a new customer from start to finish?'),
    ],
    video: [
      '60/180 Tell us about a customer you kept who had already decided to leave.',
      '30/120 Which early signs tell you that a customer will not renew?',
      '30/120 Your contact is happy, but their manager has never heard of you. What is your next move?',
      '30/120 A customer wants a feature that will not be built. How do you tell them?',
      '30/120 How do you divide your week between forty accounts of very different size?',
    ],
    skills: {
      must: ['Managing renewals', 'Consulting customers'],
      important: ['Onboarding', 'Reading usage data', 'Setting expectations'],
      nice: ['Running workshops'],
    },
  }),
  set('contact-center-lead', 'Contact center team lead', 'service', {
    screening: [
      number('How many agents reported to you?'),
      several(
        'Which figures did you steer by?',
        'Service level',
        'Handling time',
        'First contact resolution',
        'Satisfaction',
        'Quality scores',
      ),
      yesNo('Have you planned shifts for a team?'),
    ],
    video: [
      '60/180 Handling times are fine, satisfaction falls. How do you find out what is going on?',
      '30/120 Take us through how you gave feedback on a call that went badly.',
      '30/120 The queue suddenly holds two hundred callers. What do you do in the next fifteen minutes?',
      '30/120 An experienced agent ignores the new script and gets better results. How do you deal with it?',
      '30/120 What did you do about people leaving your team, and did it help?',
    ],
    skills: {
      must: ['Coaching', 'Workforce planning'],
      important: ['Quality management', 'Decisions under load', 'Analyzing figures'],
      nice: ['Improving processes'],
    },
  }),
  set('receptionist', 'Receptionist', 'service', {
    screening: [
      oneOf('Where have you worked at a front desk?', 'Office', 'Hotel', 'Clinic', 'School', 'Nowhere yet'),
      yesNo('Can you open the desk at 7:30 in the morning?'),
      several('What have you handled?', 'Switchboard', 'Visitor badges', 'Meeting rooms', 'Mail', 'Travel bookings'),
    ],
    video: [
      '30/60 Please greet us as you would greet a visitor who arrives twenty minutes early.',
      '30/60 A visitor insists on seeing a director who asked not to be disturbed. What do you say?',
      '30/60 Three couriers, a ringing phone and a guest without an appointment: what comes first, and why?',
      '30/60 How do you make sure that a message reaches the right person, correct and in time?',
      '30/60 Tell us about a small thing you organized that made the working day of others easier.',
    ],
    skills: {
      must: ['Welcoming manner', 'Discretion'],
      important: ['Organization', 'Telephone manner', 'Keeping an overview'],
      nice: ['Office software'],
    },
  }),
]
