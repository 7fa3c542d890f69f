import { besideSet, family } from './family.ts'

export const service = [
  besideSet('customer-support', {
    titles:
      'customer service representative | support agent | call center agent | contact center agent | customer care agent | service agent | technical support agent | Kundenberater | Kundenservice Mitarbeiter',
    skills: 'Phone manners; Writing to customers; Ticket systems; De-escalation; Foreign languages',
    work: 'You help our customers by phone, chat and email, and solve what brought them to us.',
    team: 'You work in a team that shares difficult cases, and tell product what customers struggle with.',
    suits: 'you stay friendly on the twentieth call and like it when a problem is really solved.',
  }),
  besideSet('customer-success', {
    titles:
      'customer success specialist | onboarding specialist | implementation manager | client success manager | customer experience manager',
    skills: 'Training users; Reading usage data; Renewals; Presenting; Planning an onboarding',
    work: 'You make sure that customers reach what they bought us for, from the first week to the renewal.',
    team: 'You work with sales, support and product, and speak for your customers in each of them.',
    suits: 'you plan ahead, notice silence and enjoy the success of others.',
  }),
  besideSet('contact-center-lead', {
    titles:
      'call center manager | customer service manager | support team lead | support manager | customer service supervisor | Teamleiter Kundenservice',
    skills: 'Rota planning; Quality monitoring; Feedback; Reporting; Hiring',
    work: 'You lead a team that talks to customers all day, and make both sides glad about it.',
    team: 'You coach your team on real conversations, and work with planning, training and product.',
    suits: 'you have sat in that chair yourself, decide fairly and look at people before figures.',
  }),
  besideSet('receptionist', {
    titles:
      'front desk receptionist | front office assistant | office receptionist | concierge | Empfangsmitarbeiter | Rezeptionist',
    skills: 'Switchboard; Calendar management; Foreign languages; Discretion; Handling post',
    work: 'You are the first face and voice that people meet here, and make them feel expected.',
    team: 'You work with every department and keep the house running behind the desk.',
    suits: 'you are warm, attentive and calm when three things happen at once.',
  }),
  family('translator', 'Translator', 'service', {
    titles:
      'interpreter | localization specialist | proofreader | language specialist | Übersetzer | Dolmetscher | Lektor',
    skills: 'Translation; Research; Terminology; Editing; Translation tools; Style; Meeting deadlines; Confidentiality',
    questions: [
      'Tell us about a text that could not be translated word for word. What did you do?',
      'How do you check your own work?',
      'How do you use machine translation, and where do you not?',
      'A client wants a change that makes the text worse. How do you answer?',
      'How do you become familiar with a field that is new to you?',
    ],
    work: 'You carry meaning from one language to another, so that readers do not notice there was another.',
    team: 'You work with authors, editors and fellow translators, and keep our terms consistent.',
    suits: 'you read closely, write well in your own language and ask when a sentence is not clear.',
  }),
  family('flight-attendant', 'Flight attendant', 'service', {
    titles: 'cabin crew | cabin crew member | steward | stewardess | train attendant | Flugbegleiter | Zugbegleiter',
    skills:
      'Passenger safety; First aid; Customer care; Foreign languages; De-escalation; Service on board; Teamwork; Working shifts',
    questions: [
      'Tell us about a moment in which you had to stay calm for others.',
      'A passenger refuses to follow a safety rule. What do you say?',
      'How do you look after yourself with irregular hours?',
      'Describe good service in a sentence, with an example of yours.',
      'How do you work with a crew that you meet for the first time?',
    ],
    work: 'You keep passengers safe and make their journey pleasant.',
    team: 'You work in changing crews that rely on each other from the first minute.',
    suits: 'you are attentive, calm and glad to be on the move.',
  }),
]
