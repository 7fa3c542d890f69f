import { besideSet, family } from './family.ts'

export const sales = [
  besideSet('sales-development', {
    titles:
      'sdr | bdr | business development representative | inside sales representative | lead generation specialist | telesales agent | Vertriebsinnendienst',
    skills:
      'Researching accounts; Writing messages that get answers; CRM discipline; Handling objections; Time management',
    work: 'You open doors: you find companies we can help, start the conversation and prepare the first meeting.',
    team: 'You work in a pair with an account executive and share with marketing what you hear on the phone.',
    suits: 'you are curious about people, take a no lightly and like clear goals.',
  }),
  besideSet('account-executive', {
    titles:
      'sales executive | sales manager | business development manager | sales representative | field sales representative | sales consultant | Vertriebsmitarbeiter | Außendienstmitarbeiter | Verkaufsberater',
    skills: 'Negotiation; Forecasting; Presenting; CRM discipline; Knowledge of the market',
    work: 'You win new customers: you understand their problem, show what we can do and lead the deal to a good end.',
    team: 'You work with sales development, product and customer success, and stay honest about what we can do.',
    suits: 'you listen more than you talk, prepare well and like to be measured by results.',
  }),
  besideSet('key-account-manager', {
    titles:
      'account manager | client manager | client partner | strategic account manager | Kundenbetreuer | Großkundenbetreuer',
    skills: 'Negotiation; Presenting to executives; Commercial planning; Conflict resolution; CRM discipline',
    work: 'You look after our most important customers, and make sure that they get more from us every year.',
    team: 'You are the voice of your customers inside the company and work with service, product and finance.',
    suits: 'you build trust over years, know your figures and solve trouble before it grows.',
  }),
  besideSet('retail-sales', {
    titles:
      'shop assistant | sales assistant | retail associate | cashier | store associate | Verkäufer | Einzelhandelskaufmann | Kassierer',
    skills: 'Handling cash; Visual merchandising; Stock replenishment; Friendly under pressure; Foreign languages',
    work: 'You advise our customers, keep the shop inviting and make sure that they like to come back.',
    team: 'You work in a team that helps each other out, on busy days and on quiet ones.',
    suits: 'you like people, keep smiling in a queue and see what needs doing.',
  }),
  besideSet('store-manager', {
    titles: 'shop manager | branch manager | retail manager | assistant store manager | Filialleiter | Marktleiter',
    skills: 'Leading a team; Rota planning; Stock control; Visual merchandising; Recruiting',
    work: 'You lead the store: people, sales and stock are in your hands, and customers feel the difference.',
    team: 'You lead a team on the floor, and share what works with the managers of our other stores.',
    suits: 'you lead by example, know your figures and make a good mood contagious.',
  }),
  family('sales-engineer', 'Sales engineer', 'sales', {
    titles:
      'presales consultant | solutions engineer | solution consultant | technical sales | Vertriebsingenieur | technischer Vertrieb',
    skills:
      'Demonstrating products; Technical understanding; Asking about needs; Integration knowledge; Writing offers; Presenting; Answering tenders; Teamwork with sales',
    questions: [
      'Explain something technical that you know well to a buyer who is not technical.',
      'A demonstration fails in front of the customer. What do you do?',
      'When did you tell a prospect that your product does not fit? What happened?',
      'How do you find out what a customer really needs to see?',
      'Tell us about a deal that was won on technical grounds.',
    ],
    work: 'You show customers how our product solves their problem, and make sure that what is sold can be built.',
    team: 'You work in a pair with sales, and bring what you hear back to product and engineering.',
    suits: 'you enjoy technology and people in equal measure, and never promise what does not exist.',
  }),
  family('real-estate-agent', 'Real estate agent', 'sales', {
    titles:
      'estate agent | property consultant | letting agent | realtor | property manager | Immobilienmakler | Immobilienverwalter',
    skills:
      'Valuation of properties; Viewings; Negotiation; Contract basics; Local market knowledge; Photography of homes; Customer care; Administration',
    questions: [
      'Tell us about a home that was hard to sell or let. What made the difference?',
      'How do you tell an owner that the price is too high?',
      'How do you prepare a viewing?',
      'A buyer hesitates. What do you do, and what do you leave?',
      'How do you treat people fairly when many want the same flat?',
    ],
    work: 'You bring people and homes together, from the valuation to the handover of the keys.',
    team: 'You work with owners, buyers, banks and notaries, and with an office that has your back.',
    suits: 'you know your area, keep your word and stay patient with big decisions.',
  }),
]
