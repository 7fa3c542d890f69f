import { link, number, oneOf, set, several, text, yesNo } from './set.ts'

export const product = [
  set('data-analyst', 'Data analyst', 'product', {
    screening: [
      several(
        'Which tools have you used for a report that others relied on?',
        'SQL',
        'Excel',
        'Python',
        'R',
        'Tableau',
        'Power BI',
      ),
      oneOf(
        'How do you rate your SQL?',
        'Joins and grouping',
        'Window functions',
        'I tune queries of others',
        'I do not use SQL',
      ),
      text('Which decision did your last analysis change?'),
    ],
    video: [
      '60/180 Describe an analysis whose result surprised the people who had asked for it. How did you make sure you were right?',
      '30/120 Sign-ups fell by 15 percent last week. How do you find out whether that is real, and what caused it?',
      '30/120 Two dashboards show different revenue for the same month. What do you do?',
      '30/120 Explain statistical significance as you would to a head of sales.',
      '30/120 When did you tell someone that the data could not answer their question?',
      '30/120 How do you check data from a source that you have not used before?',
    ],
    skills: {
      must: ['Analytical reasoning', 'SQL'],
      important: ['Data quality', 'Telling a story with data', 'Statistics'],
      nice: ['Dashboard design'],
    },
  }),
  set('machine-learning-engineer', 'Machine learning engineer', 'product', {
    screening: [
      number('How many of your models have been used by real users?'),
      oneOf(
        'What have you worked on most?',
        'Ranking or recommendation',
        'Language',
        'Images or video',
        'Forecasting',
        'Fraud or risk',
      ),
      yesNo('Have you watched a model over time after its release?'),
    ],
    video: [
      '60/180 Take one model from idea to production. Which baseline did you compare it with, and was it worth the effort?',
      '30/120 Offline metrics improved, but the experiment with users showed nothing. How do you explain and investigate that?',
      '30/120 How did you find leakage, or another flaw, in training data?',
      '30/120 A model treats one group of users worse than another. How do you notice, and what are your options?',
      '30/120 When did you choose rules or a simple model over a complex one?',
    ],
    skills: {
      must: ['Experiment design', 'Model evaluation'],
      important: ['Data preparation', 'Software engineering', 'Fairness of models'],
      nice: ['Serving at low latency'],
    },
  }),
  set('product-manager', 'Product manager', 'product', {
    screening: [
      oneOf(
        'Who were the users of your last product?',
        'Consumers',
        'Small companies',
        'Large companies',
        'Teams inside my company',
      ),
      number('How many customers did you talk to in person in the last three months?'),
      yesNo('Have you retired a feature that people still used?'),
    ],
    video: [
      '60/180 Tell us about a product decision you would make differently today. What did you know then, and what did you miss?',
      '30/120 Sales has promised a customer something that is not on the roadmap. What do you do this week?',
      '30/120 How did you find out that a problem was worth solving before anyone wrote code?',
      '30/120 Pick a product you use every day. What would you remove from it, and how would you measure the effect?',
      '30/120 Engineering says six weeks, the launch is in four. Walk us through that conversation.',
      '30/120 Which number did you watch most closely in your last role, and how could it have misled you?',
    ],
    skills: {
      must: ['Customer insight', 'Prioritization'],
      important: ['Clear writing', 'Working with engineers', 'Judgment with data'],
      nice: ['Pricing and packaging', 'Presenting to leadership'],
    },
  }),
  set('product-designer', 'Product designer', 'product', {
    screening: [
      link('Your portfolio'),
      several(
        'What do you do yourself?',
        'User research',
        'Interaction design',
        'Visual design',
        'Prototyping',
        'Design systems',
      ),
      oneOf(
        'How do you hand designs over?',
        'Annotated files',
        'Prototypes',
        'In pairs with engineers',
        'I write the front end',
      ),
    ],
    video: [
      '60/180 Take us through one project: the problem, two directions you gave up, and why the last one won.',
      '30/120 Tell us about a usability test that proved you wrong.',
      '30/120 How do you design a screen for the first time it is opened, when there is nothing to show yet?',
      '30/120 A stakeholder insists on a layout you believe will fail. How did you deal with a situation like that?',
      '30/120 What did you add to, or take out of, a design system, and how did you bring teams along?',
    ],
    skills: {
      must: ['Interaction design', 'User research'],
      important: ['Visual design', 'Accessible design', 'Presenting decisions'],
      nice: ['Design systems', 'Prototyping in code'],
    },
  }),
  set('project-manager', 'Project manager', 'product', {
    screening: [
      number('How many people worked on the largest project you led?'),
      oneOf(
        'What was the size of its budget?',
        'Under 100,000',
        '100,000 to 500,000',
        '500,000 to 2 million',
        'Over 2 million',
      ),
      several('Which ways of working have you led projects in?', 'Scrum', 'Kanban', 'Waterfall', 'PRINCE2', 'A mix'),
    ],
    video: [
      '60/180 Tell us about a project that ran late. When did you first know, whom did you tell, and what did you change?',
      '30/120 Two departments depend on the same expert in the same week. How do you settle it?',
      '30/120 How do you keep a risk register that people use instead of one that is merely filled in?',
      '30/120 A sponsor adds scope in a corridor conversation. What do you say, and what do you write down?',
      '30/120 Describe how you closed your last project. What did the team learn that the next one used?',
    ],
    skills: {
      must: ['Planning', 'Stakeholder management'],
      important: ['Risk management', 'Budget control', 'Running meetings'],
      nice: ['Contract management'],
    },
  }),
]
