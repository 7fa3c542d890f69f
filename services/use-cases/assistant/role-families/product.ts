import { besideSet, family } from './family.ts'

export const product = [
  besideSet('data-analyst', {
    titles:
      'business intelligence analyst | bi analyst | reporting analyst | insights analyst | analytics specialist | Datenanalyst | BI Entwickler',
    skills: 'Spreadsheets; Visualization; Statistics; Data cleaning; Asking the right question',
    work: 'You turn data into answers that people act on, and make sure that the figures can be trusted.',
    team: 'You work with product, sales and finance, and present what you found to those who decide.',
    suits: 'you ask what a figure is for before you calculate it, and say so when data is not enough.',
  }),
  besideSet('machine-learning-engineer', {
    titles:
      'data scientist | ml engineer | ai engineer | deep learning engineer | nlp engineer | computer vision engineer | research scientist | Data Science Spezialist',
    skills: 'Python; Data pipelines; Experiment tracking; Model monitoring; Fairness of models',
    work: 'You build models that are useful in production, and measure honestly whether they are.',
    team: 'You work with data engineers, product managers and the people who live with what a model says.',
    suits: 'you prefer a simple baseline to a clever guess, and look at the errors first.',
  }),
  besideSet('product-manager', {
    titles: 'product owner | technical product manager | head of product | group product manager | Produktmanager',
    skills: 'Writing clear goals; Working with engineers; Market knowledge; Roadmaps; Saying no',
    work: 'You find out which problem is worth solving, decide with your team how, and stay until it is solved.',
    team: 'You work with design, engineering, sales and support, and speak with customers every week.',
    suits: 'you write clearly, decide with incomplete facts and are glad to be proven wrong early.',
  }),
  besideSet('product-designer', {
    titles:
      'ux designer | ui designer | ux ui designer | interaction designer | user experience designer | UX Gestalter',
    skills: 'Interaction design; Visual design; Accessibility; Design systems; Facilitating workshops',
    work: 'You design how our product works and looks, from the first conversation with users to the last detail.',
    team: 'You work with product managers and engineers every day, and test with real people every week.',
    suits: 'you show unfinished work, know why you did something and care about everyone who has to use it.',
  }),
  besideSet('project-manager', {
    titles:
      'program manager | delivery manager | scrum master | agile coach | project coordinator | project lead | pmo manager | Projektleiter | Projektmanager',
    skills: 'Risk management; Budgeting; Facilitation; Reporting; Negotiation',
    work: 'You bring projects to a good end: you plan what can be planned, and steer calmly through what cannot.',
    team: 'You connect teams, suppliers and sponsors, and make sure that everyone knows what comes next.',
    suits: 'you are organized without being rigid, and say early when something will not work.',
  }),
  family('data-engineer', 'Data engineer', 'product', {
    titles:
      'big data engineer | etl developer | analytics engineer | data warehouse developer | database administrator | dba | database engineer | Dateningenieur',
    skills:
      'SQL; Data modeling; Data pipelines; Data quality checks; Python; Cloud data warehouses; Orchestration; Privacy of data',
    questions: [
      'Describe a pipeline that you built. What could go wrong in it, and how did you notice?',
      'A figure in a report is wrong. How do you find the cause?',
      'How do you change a table that many reports depend on?',
      'What do you do so that personal data does not spread?',
      'Which part of a data platform would you buy rather than build, and why?',
    ],
    work: 'You build the pipelines and models that give everyone in the company data they can rely on.',
    team: 'You work with analysts, data scientists and the engineers whose systems the data comes from.',
    suits: 'you test data like code, and like it when nobody has to ask where a figure comes from.',
  }),
  family('business-analyst', 'Business analyst', 'product', {
    titles:
      'requirements engineer | process analyst | systems analyst | it business analyst | management consultant | consultant | Unternehmensberater | Anforderungsmanager',
    skills:
      'Requirements; Process modeling; Workshops; Data analysis; Writing; Stakeholder management; Testing of results; Presentation',
    questions: [
      'Tell us about a request behind which you found another problem. What did you do?',
      'How do you write a requirement so that two people understand the same?',
      'Two departments want opposite things. How do you get to a decision?',
      'How did you find out whether a change brought what it promised?',
      'Describe a process that you made simpler.',
    ],
    work: 'You find out what the business really needs, describe it so that it can be built, and check that it helps.',
    team: 'You work between departments and product teams, and moderate where they see things differently.',
    suits: 'you ask good questions, write short documents and like to see a process get simpler.',
  }),
  family('ux-researcher', 'UX researcher', 'product', {
    titles: 'user researcher | usability specialist | design researcher | market researcher | Marktforscher',
    skills:
      'Interviewing; Usability testing; Survey design; Analysis of findings; Presenting; Recruiting participants; Research ethics; Statistics',
    questions: [
      'Which finding of yours changed what was built? How did you bring it across?',
      'How do you choose between talking to five people and asking five hundred?',
      'How do you ask about a habit without suggesting the answer?',
      'What do you do with a finding that no one wants to hear?',
      'How do you protect the people who take part?',
    ],
    work: 'You find out how people work and what they need, and bring it to those who build the product.',
    team: 'You plan studies with designers and product managers, and take them along to the interviews.',
    suits: 'you listen well, doubt your own assumptions and tell findings as stories people remember.',
  }),
]
