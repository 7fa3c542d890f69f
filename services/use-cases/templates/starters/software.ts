import { link, number, oneOf, set, several, text, yesNo } from './set.ts'

export const software = [
  set('backend-engineer', 'Backend engineer', 'software', {
    screening: [
      oneOf(
        'Which language do you write most of your backend code in?',
        'Java or Kotlin',
        'Go',
        'Python',
        'TypeScript',
        'C#',
        'Another one',
      ),
      number('How many years have you run backend services in production?'),
      yesNo('Have you taken part in an on-call rota for a service you built?'),
    ],
    video: [
      '60/180 Describe a service you designed. What did it have to guarantee, and which guarantee was the hardest to keep?',
      '60/180 Tell us about an outage in a system you knew well. How did you find the cause, and what did you change afterwards?',
      '30/120 A query that was fast last month now takes four seconds. Walk us through how you would investigate it.',
      '30/120 How do you change the schema of a large table while the service keeps serving requests?',
      '30/120 When did you decide against splitting a service, or merge two back together? What settled it?',
      '30/120 Tell us about a code review in which you changed your mind.',
    ],
    skills: {
      must: ['Data modeling', 'Debugging in production'],
      important: ['API design', 'Automated testing', 'Operational ownership'],
      nice: ['Performance tuning', 'Explaining trade-offs'],
    },
  }),
  set('frontend-engineer', 'Frontend engineer', 'software', {
    screening: [
      several(
        'Which of these have you used in a released product?',
        'React',
        'Vue',
        'Angular',
        'Svelte',
        'Web components',
      ),
      yesNo('Have you tested an interface with a screen reader?'),
      link('Something you built that we can open in a browser'),
    ],
    video: [
      '60/180 Show us your thinking: how did you structure the state of the most complex screen you built?',
      '30/120 A page feels slow on mid-range phones. Which measurements do you take first, and what do you usually find?',
      '30/120 Tell us about an accessibility problem you found. How did you fix it, and how did you stop it from coming back?',
      '30/120 A design cannot be built as drawn without hurting usability. How did you handle such a case with the designer?',
      '30/120 What do you test in a user interface, at which level, and what do you leave untested on purpose?',
      '30/60 Which dependency did you remove from a project, and what did that improve?',
    ],
    skills: {
      must: ['Component design', 'Accessibility'],
      important: ['Web performance', 'Interface testing', 'CSS layout'],
      nice: ['Working with designers'],
    },
  }),
  set('devops-engineer', 'DevOps engineer', 'software', {
    screening: [
      oneOf('Which cloud do you know best?', 'AWS', 'Azure', 'Google Cloud', 'Own data center', 'None of these'),
      yesNo('Have you written infrastructure as code that others maintain?', 'yes'),
      text('Which part of a delivery pipeline did you last speed up, and by how much?'),
    ],
    video: [
      '60/180 Walk us through the path of a commit to production in your last team. Where could it go wrong, and what caught it?',
      '60/180 Describe the last incident you led. Who did what, how did you decide, and what came out of the review?',
      '30/120 How do you find out that a backup can really be restored?',
      '30/120 The cloud bill rose by a third in a month. How do you find out why, and what do you do before you cut anything?',
      '30/120 How did you move secrets out of places where they should never have been?',
      '30/120 A team wants direct access to production. What do you offer them, and why?',
    ],
    skills: {
      must: ['Incident response', 'Infrastructure as code'],
      important: ['Delivery pipelines', 'Observability', 'Security of systems'],
      nice: ['Cost control', 'Coaching developers'],
    },
  }),
  set('qa-engineer', 'QA engineer', 'software', {
    screening: [
      several('Which kinds of tests have you written?', 'Unit', 'API', 'Browser', 'Mobile', 'Load', 'Security'),
      yesNo('Have you set up automated tests where there were none?'),
      oneOf(
        'Where do you usually start on a feature?',
        'Risk analysis',
        'Acceptance criteria',
        'Exploring the build',
        'Existing bugs',
      ),
    ],
    video: [
      '60/180 Tell us about the most valuable bug you found. What made you look there?',
      '30/120 You have one day to test a release that would need a week. How do you choose what to test?',
      '30/120 A browser test fails once in twenty runs. How do you go about it?',
      '30/120 Describe a defect that reached customers in spite of your tests. What did you change?',
      '30/120 A developer closes your report as "works for me". What is your next step?',
      '30/120 How would you test a form that takes a bank transfer, beyond the happy path?',
    ],
    skills: {
      must: ['Test design', 'Finding root causes'],
      important: ['Test automation', 'Writing bug reports', 'Judging risk'],
      nice: ['Load testing', 'Negotiating quality'],
    },
  }),
  set('it-support', 'IT support specialist', 'software', {
    screening: [
      several(
        'Which systems have you supported?',
        'Windows',
        'macOS',
        'Linux desktops',
        'Microsoft 365',
        'Google Workspace',
        'Phones',
      ),
      oneOf(
        'How large was the largest site you supported?',
        'Up to 50 people',
        '51 to 200',
        '201 to 1,000',
        'Over 1,000',
      ),
      yesNo('Can you work at the site on every day of the week that the rota names?'),
    ],
    video: [
      '30/120 A manager cannot join a call that starts in three minutes. Talk us through what you say and do.',
      '30/120 Several people report a slow network. How do you tell a local problem from a wider one?',
      '30/120 Explain two-factor sign-in to a colleague who finds it a nuisance.',
      '30/120 Someone asks you by phone to reset a password urgently. What do you check before you do anything?',
      '30/120 Tell us about a recurring ticket that you made disappear for good.',
    ],
    skills: {
      must: ['Troubleshooting', 'Patience with users'],
      important: ['Security awareness', 'Documentation', 'Setting priorities'],
      nice: ['Scripting'],
    },
  }),
]
