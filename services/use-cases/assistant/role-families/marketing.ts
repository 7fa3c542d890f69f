import { besideSet, family } from './family.ts'

export const marketing = [
  besideSet('content-marketer', {
    titles:
      'content manager | content creator | content strategist | copywriter | technical writer | editor | blogger | Redakteur | Texter',
    skills: 'Interviewing experts; Structuring texts; Content planning; Analytics; Writing for search',
    work: 'You write what our audience wants to read, and find out whether it helped them.',
    team: 'You work with experts across the company, designers and the colleagues who spread your work.',
    suits: 'you explain clearly, cut your own sentences and are curious about every topic.',
  }),
  besideSet('performance-marketer', {
    titles:
      'online marketing manager | paid media manager | sem manager | seo manager | seo specialist | growth marketer | digital marketing manager | ppc specialist | Onlinemarketing Manager',
    skills: 'Bid management; Attribution; Landing pages; Testing; Reporting',
    work: 'You plan and run our paid and organic campaigns, and turn budget into customers you can count.',
    team: 'You work with content, design and sales, and share openly what did not work.',
    suits: 'you like figures, test one thing at a time and stop what does not pay.',
  }),
  besideSet('social-media-manager', {
    titles:
      'community manager | social media specialist | social media editor | influencer marketing manager | Social Media Redakteur',
    skills: 'Short video; Writing for each channel; Crisis communication; Planning; Photography',
    work: 'You give us a voice where our audience is, and answer as a person, not as a brand.',
    team: 'You work with content, design and service, and bring the mood of the community into the company.',
    suits: 'you write quickly and well, stay calm in heated threads and know when not to post.',
  }),
  besideSet('graphic-designer', {
    titles:
      'visual designer | art director | brand designer | motion designer | illustrator | media designer | Grafikdesigner | Mediengestalter',
    skills: 'Layout; Color; Preparing files for print; Motion; Brand guidelines',
    work: 'You give our ideas a form, on screens, in print and in motion, and take care of our look.',
    team: 'You work with marketing and product, and give and take honest feedback.',
    suits: 'you have an eye for detail, meet deadlines and can say why a design works.',
  }),
  family('marketing-manager', 'Marketing manager', 'marketing', {
    titles:
      'head of marketing | cmo | brand manager | product marketing manager | marketing specialist | marketing assistant | marketing coordinator | Marketingleiter | Marketingreferent',
    skills:
      'Campaign planning; Positioning; Budgeting; Market research; Working with agencies; Analytics; Writing; Leading projects',
    questions: [
      'Describe a campaign of yours from the goal to the result. What would you repeat?',
      'How do you decide where the next part of the budget goes?',
      'Tell us about a message that did not work. What did you learn about the audience?',
      'How do you work with sales so that both sides gain?',
      'How do you explain the value of brand work to someone who asks for figures?',
    ],
    work: 'You plan and lead our marketing, from who we speak to and what we say to what it brought.',
    team: 'You work with sales, product and agencies, and bring the different channels together.',
    suits: 'you think in goals, write well and enjoy both the idea and the spreadsheet.',
  }),
  family('communications-manager', 'Communications manager', 'marketing', {
    titles:
      'pr manager | public relations manager | press officer | corporate communications manager | internal communications manager | spokesperson | Pressesprecher | PR Referent',
    skills:
      'Press work; Writing; Crisis communication; Speeches; Internal communication; Media relations; Events; Planning',
    questions: [
      'Which story did you place, and how?',
      'A journalist calls with a mistake of yours. What do you do in the first hour?',
      'How do you tell colleagues bad news?',
      'How do you measure whether communication worked?',
      'Explain a complicated topic from your last job in one minute.',
    ],
    work: 'You tell our story to the public and to colleagues, in good times and in difficult ones.',
    team: 'You advise management, and work with every department to find what is worth telling.',
    suits: 'you write quickly, judge calmly and are honest when it counts.',
  }),
  family('event-manager', 'Event manager', 'marketing', {
    titles:
      'event planner | event coordinator | conference manager | wedding planner | trade show manager | Veranstaltungskaufmann | Eventmanagerin',
    skills:
      'Planning; Budgeting; Supplier negotiation; Safety rules; Guest care; Improvising; On-site coordination; Reporting',
    questions: [
      'Walk us through an event of yours, from the brief to the morning after.',
      'What went wrong on the day, and what did you do?',
      'How do you stay within the budget when wishes grow?',
      'How do you find out whether an event was worth it?',
      'What do you do so that everyone can take part?',
    ],
    work: 'You plan events and bring them to life, from the first idea to the last guest.',
    team: 'You work with marketing, suppliers and a crew on site that relies on you.',
    suits: 'you love lists, improvise well and stay friendly at midnight.',
  }),
]
