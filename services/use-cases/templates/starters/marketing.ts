import { link, number, oneOf, set, several, text, yesNo } from './set.ts'

export const marketing = [
  set('content-marketer', 'Content marketer', 'marketing', {
    screening: [
      link('A text you wrote that did its job'),
      several(
        'Which formats have you published?',
        'Articles',
        'Case studies',
        'Newsletters',
        'Video scripts',
        'White papers',
      ),
      text('Who was it for, and what happened because of it?'),
    ],
    video: [
      '60/180 Take one piece of content from brief to result. What did you cut, and why?',
      '30/120 How do you write about a subject in which the expert knows far more than you?',
      '30/120 Organic traffic rises and leads do not. What do you look at?',
      '30/120 How do you use text generators in your work, and where do you not?',
      '30/120 An executive rewrites your article into jargon. How do you get it back to the reader?',
    ],
    skills: {
      must: ['Writing', 'Understanding the audience'],
      important: ['Editing', 'Search intent', 'Interviewing experts'],
      nice: ['Distribution'],
    },
  }),
  set('performance-marketer', 'Performance marketing manager', 'marketing', {
    screening: [
      oneOf(
        'What monthly budget have you managed?',
        'Under 10,000',
        '10,000 to 50,000',
        '50,000 to 250,000',
        'Over 250,000',
      ),
      several('On which platforms?', 'Google Ads', 'Meta', 'LinkedIn', 'TikTok', 'Programmatic', 'Amazon'),
      yesNo('Have you set up conversion tracking yourself?'),
    ],
    video: [
      '60/180 Describe an experiment that changed how you spend money. How did you know that the result was sound?',
      '30/120 Cost per acquisition doubled overnight. In which order do you check things?',
      '30/120 How do you judge campaigns when consent banners take away half of the data?',
      '30/120 The platform reports far more conversions than your CRM. Which figure do you steer by?',
      '30/120 When did you recommend spending less?',
    ],
    skills: {
      must: ['Campaign management', 'Analysis of results'],
      important: ['Experimentation', 'Budget allocation', 'Measurement and consent'],
      nice: ['Briefing creatives', 'Landing pages'],
    },
  }),
  set('social-media-manager', 'Social media manager', 'marketing', {
    screening: [
      link('A channel you run or ran'),
      number('How many posts do you publish in a usual week?'),
      several('What do you make yourself?', 'Copy', 'Photos', 'Short videos', 'Graphics', 'Live streams'),
    ],
    video: [
      '30/120 Tell us about a post that did better than you expected. What did you learn and use again?',
      '30/120 Criticism of the company spreads on a Friday evening. What do you do in the first hour?',
      '30/120 How do you decide which trend the brand joins and which it leaves alone?',
      '30/120 A comment is rude but has a point. Compose your answer out loud.',
      '30/120 How do you show leadership what social media brings in, beyond followers?',
    ],
    skills: {
      must: ['Community management', 'Judgment under pressure'],
      important: ['Copywriting', 'Short video', 'Editorial planning'],
      nice: ['Paid social'],
    },
  }),
  set('graphic-designer', 'Graphic designer', 'marketing', {
    screening: [
      link('Your work'),
      several('Which media have you prepared final files for?', 'Print', 'Web', 'Packaging', 'Motion', 'Signage'),
      oneOf('How many projects do you usually carry at once?', 'One', 'Two or three', 'Four to six', 'More than six'),
    ],
    video: [
      '60/180 Choose one piece of your portfolio. What was the brief, what limited you, and how did you solve it?',
      '30/120 "Make it pop" is all the feedback you get. Which questions do you ask?',
      '30/120 How do you keep a brand recognizable across a business card, an app icon and a trade fair stand?',
      '30/120 The printer calls: the proof looks wrong. What could it be, and how do you solve it by tomorrow?',
      '30/60 Which typeface would you choose for a hospital, and why?',
    ],
    skills: {
      must: ['Visual craft', 'Translating a brief'],
      important: ['Typography', 'Production of final files', 'Taking feedback'],
      nice: ['Motion design', 'Illustration'],
    },
  }),
]
