import { day, number, oneOf, set, several, text, yesNo } from './set.ts'

export const office = [
  set('accountant', 'Accountant', 'office', {
    screening: [
      several(
        'Under which standards have you prepared statements?',
        'IFRS',
        'US GAAP',
        'UK GAAP',
        'HGB',
        'Other local rules',
      ),
      oneOf('Which closing have you been responsible for?', 'Monthly', 'Quarterly', 'Annual', 'I assisted', 'None yet'),
      text('Which accounting software do you know well?', 300),
    ],
    video: [
      '60/180 Describe your month-end closing day by day. Which step did you shorten, and how?',
      '30/120 A balance sheet account has not been reconciled for a year. Where do you begin?',
      '30/120 A manager asks you to book costs in the next month. How do you answer?',
      '30/120 Explain accruals to the head of a department who wonders why the budget is gone.',
      '30/120 Tell us about a mistake you found in the books. What was the reason, and which control did you add?',
    ],
    skills: {
      must: ['Accuracy', 'Closing the books'],
      important: ['Reconciliation', 'Tax basics', 'Integrity'],
      nice: ['Automation of routines'],
    },
  }),
  set('payroll-specialist', 'Payroll specialist', 'office', {
    screening: [
      number('How many employees were on the largest payroll you ran?'),
      yesNo('Have you run a payroll from time data to payment on your own?'),
      oneOf('For how many countries have you run payroll?', 'One', 'Two or three', 'Four or more'),
    ],
    video: [
      '30/120 Which checks do you run before you release a payroll?',
      '30/120 An employee was paid too much for five months. Take us through what you do, for them and in the system.',
      '30/120 A colleague asks you what someone else earns. How do you respond?',
      '30/120 How do you keep up with changes in contributions and tax, and when did a change catch you out?',
      '30/120 The time system is down on the day of the payroll run. What is your plan?',
    ],
    skills: {
      must: ['Payroll rules', 'Confidentiality'],
      important: ['Attention to detail', 'Meeting deadlines', 'Explaining payslips'],
      nice: ['Changing payroll systems'],
    },
  }),
  set('financial-analyst', 'Financial analyst', 'office', {
    screening: [
      several(
        'What have you built yourself?',
        'Budget',
        'Rolling forecast',
        'Cash flow model',
        'Valuation',
        'Board report',
      ),
      oneOf('Where do you build your models?', 'Excel', 'Google Sheets', 'A planning tool', 'Python or R'),
      yesNo('Have you presented figures to executives?'),
    ],
    video: [
      '60/180 Tell us about a model of yours that led to a decision. Which assumption mattered most?',
      '30/120 Actual costs are 8 percent over budget. How do you split that into reasons a manager can act on?',
      '30/120 A department submits a forecast that you believe is too optimistic. What do you do?',
      '30/120 How do you build a spreadsheet that a colleague can check without you?',
      '30/120 Which question about the figures could you not answer at once, and how did you deal with that?',
    ],
    skills: {
      must: ['Financial modeling', 'Analysis of variances'],
      important: ['Business partnering', 'Presenting figures', 'Care with assumptions'],
      nice: ['Query languages'],
    },
  }),
  set('recruiter', 'Recruiter', 'office', {
    screening: [
      number('How many positions did you fill in the last twelve months?'),
      several('For which functions?', 'Technology', 'Sales', 'Operations', 'Finance', 'Healthcare', 'Executives'),
      oneOf(
        'Where did most of your hires come from?',
        'Direct search',
        'Job boards',
        'Referrals',
        'Agencies',
        'Own talent pool',
      ),
    ],
    video: [
      '60/180 Take us through the hardest position you filled. What did you change when the usual ways brought no one?',
      '30/120 A hiring manager rejects every candidate for not being "the right fit". How do you lead that conversation?',
      '30/60 Leave us the voice message that you would leave a passive candidate.',
      '30/120 How do you make sure that an interview process gives everyone the same chance?',
      '30/120 A candidate you love gets a higher offer elsewhere. What can you do, and what do you not do?',
      '30/60 How do you turn someone down after three interviews?',
    ],
    skills: {
      must: ['Sourcing', 'Candidate assessment'],
      important: ['Advising hiring managers', 'Fair selection', 'Closing offers'],
      nice: ['Employer branding', 'Recruiting analytics'],
    },
  }),
  set('hr-generalist', 'HR generalist', 'office', {
    screening: [
      several(
        'What have you handled on your own?',
        'Contracts',
        'Onboarding',
        'Conflicts',
        'Pay reviews',
        'Absence',
        'Exits',
      ),
      number('For how many employees were you the contact?'),
      text('Under which country’s labor law have you worked?', 200),
    ],
    video: [
      '60/180 An employee complains about the tone of their manager and asks you to keep it secret. How do you proceed?',
      '30/120 Which policy did you write or rewrite so that people really followed it?',
      '30/120 A manager wants to let someone go tomorrow. Which questions do you ask first?',
      '30/120 How did you find out why people were leaving, and what came of it?',
      '30/120 Tell us about onboarding that you improved. How could you tell that it was better?',
    ],
    skills: {
      must: ['Labor law in practice', 'Confidential counsel'],
      important: ['Handling conflicts', 'Processes and records', 'Clear communication'],
      nice: ['Pay and benefits'],
    },
  }),
  set('executive-assistant', 'Executive assistant', 'office', {
    screening: [
      oneOf(
        'Whom have you supported?',
        'One executive',
        'Two or three',
        'A board',
        'A founder',
        'Not yet an executive',
      ),
      several('What do you organize without help?', 'Calendars', 'Travel', 'Board papers', 'Events', 'Expenses'),
      day('From which day could you start?'),
    ],
    video: [
      '30/120 Two board members can only meet at times that exclude each other, and the deadline is Friday. What do you do?',
      '30/120 Your executive is stuck at an airport before a keynote. Take us through the next half hour.',
      '30/120 How do you decide which requests reach your executive and which do not?',
      '30/120 You learn of a reorganization before your colleagues. One of them asks you directly. What do you say?',
      '30/120 Which routine did you introduce that saved your executive time each week?',
    ],
    skills: {
      must: ['Foresight', 'Discretion with information'],
      important: ['Calendar and travel planning', 'Writing for others', 'Setting boundaries politely'],
      nice: ['Taking minutes'],
    },
  }),
]
