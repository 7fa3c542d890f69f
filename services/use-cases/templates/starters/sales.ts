import { number, oneOf, set, several, text, yesNo } from './set.ts'

export const sales = [
  set('sales-development', 'Sales development representative', 'sales', {
    screening: [
      number('How many first calls did you make on a usual day?'),
      oneOf('Which channel brought you the most meetings?', 'Phone', 'Email', 'LinkedIn', 'Events', 'Referrals'),
      yesNo('Have you kept every contact in a CRM?'),
    ],
    video: [
      '30/60 You have thirty seconds on the phone with a head of operations who did not expect you. Please start.',
      '30/120 How do you research a company before the first message, and when do you stop researching?',
      '30/120 The prospect says: "Just send me some information." What do you answer?',
      '30/120 Tell us about a week in which nothing worked. What did you change by the next one?',
      '30/120 Which of your messages got the best answer rate, and why do you think it did?',
    ],
    skills: {
      must: ['Opening a conversation', 'Persistence'],
      important: ['Account research', 'Handling objections', 'CRM discipline'],
      nice: ['Writing short messages'],
    },
  }),
  set('account-executive', 'Account executive', 'sales', {
    screening: [
      oneOf(
        'How large is a usual deal of yours per year?',
        'Under 10,000',
        '10,000 to 50,000',
        '50,000 to 250,000',
        'Over 250,000',
      ),
      number('What share of your target did you reach last year, in percent?'),
      oneOf(
        'How long is your usual sales cycle?',
        'Under a month',
        'One to three months',
        'Three to nine months',
        'Longer',
      ),
    ],
    video: [
      '60/180 Walk us through a deal you won against a stronger competitor, from the first meeting to the signature.',
      '60/180 Now one you lost. At which point was it really lost, and what did you do with that?',
      '30/120 Which questions do you ask in a discovery call to learn whether there is a deal at all?',
      '30/120 Procurement asks for 25 percent off on the last day of the quarter. How do you respond?',
      '30/120 Your champion leaves the company in the middle of the deal. What is your plan?',
      '30/120 How do you build a forecast that you can defend in front of your manager?',
    ],
    skills: {
      must: ['Discovery', 'Negotiation'],
      important: ['Qualifying deals', 'Forecasting', 'Working with several decision makers'],
      nice: ['Product demonstrations', 'Industry knowledge'],
    },
  }),
  set('key-account-manager', 'Key account manager', 'sales', {
    screening: [
      number('How many accounts do you look after at the same time?'),
      several(
        'What have you negotiated yourself?',
        'Annual contracts',
        'Frame agreements',
        'Service levels',
        'Price increases',
      ),
      yesNo('Are you able to visit customers on two days a week?'),
    ],
    video: [
      '60/180 Describe an account you grew. What did you learn about their business that others had not seen?',
      '30/120 You have to tell your largest customer about a price increase. How do you prepare, and what do you say first?',
      '30/120 A delivery failed, and the customer threatens to leave. Take us through the first 48 hours.',
      '30/120 How do you map the people in an account who can help or stop you?',
      '30/120 What is in an account plan that is worth reading?',
    ],
    skills: {
      must: ['Relationship building', 'Commercial negotiation'],
      important: ['Account planning', 'Handling escalations', 'Business acumen'],
      nice: ['Cross-selling'],
    },
  }),
  set('retail-sales', 'Retail sales associate', 'sales', {
    screening: [
      several('When can you work?', 'Weekday mornings', 'Weekday afternoons', 'Evenings', 'Saturdays', 'Sundays'),
      yesNo('Have you worked with a till and counted it at the end of the day?'),
      oneOf('What have you sold most?', 'Clothing', 'Electronics', 'Food', 'Furniture', 'Beauty', 'Something else'),
    ],
    video: [
      '30/60 A customer says they are only looking. What do you do next?',
      '30/60 Two customers need you, and the phone rings. How do you handle the minute that follows?',
      '30/120 Someone wants to return an item without a receipt and becomes loud. Show us how you would speak to them.',
      '30/60 Tell us about a sale you are proud of because it suited the customer.',
      '30/60 You notice that a shelf label shows the wrong price. What steps do you take?',
    ],
    skills: {
      must: ['Approaching customers', 'Reliability'],
      important: ['Product advice', 'Till and stock routines', 'Staying calm'],
      nice: ['Visual merchandising'],
    },
  }),
  set('store-manager', 'Store manager', 'sales', {
    screening: [
      number('How many people did you schedule in your last store?'),
      oneOf(
        'Which yearly sales did that store have?',
        'Under 1 million',
        '1 to 3 million',
        '3 to 10 million',
        'Over 10 million',
      ),
      text('Which figure of the store did you improve most, and how?'),
    ],
    video: [
      '60/180 You take over a store that misses its targets. What do you look at in the first two weeks?',
      '30/120 Three people call in absent on the Saturday of a promotion. How do you run the day?',
      '30/120 Stock losses are above average. How do you narrow down the reasons without accusing anyone?',
      '30/120 Tell us about an associate you developed into a team lead.',
      '30/120 Head office sends a layout that does not fit your customers. What do you do?',
    ],
    skills: {
      must: ['Leading a team', 'Responsibility for results'],
      important: ['Staff scheduling', 'Stock control', 'Coaching on the floor'],
      nice: ['Local marketing'],
    },
  }),
]
