import { besideSet, family } from './family.ts'

export const office = [
  besideSet('accountant', {
    titles:
      'bookkeeper | accounting clerk | accounts payable clerk | accounts receivable clerk | financial accountant | auditor | tax accountant | tax advisor | Buchhalter | Steuerfachangestellte | Bilanzbuchhalter',
    skills: 'Accounts payable and receivable; Month-end closing; Tax rules; Spreadsheets; Accounting software',
    work: 'You keep our books right and up to date, and close the month so that everyone can rely on it.',
    team: 'You work with purchasing, sales and our auditors, and explain what the figures mean.',
    suits: 'you are exact, keep deadlines and ask about a cent that does not fit.',
  }),
  besideSet('payroll-specialist', {
    titles:
      'payroll clerk | payroll manager | payroll administrator | compensation specialist | Lohnbuchhalter | Gehaltsbuchhalter',
    skills: 'Payroll software; Social insurance; Labor law basics; Data protection; Spreadsheets',
    work: 'You make sure that everyone is paid correctly and on time, every month.',
    team: 'You work with human resources, accounting and the authorities, and answer colleagues’ questions.',
    suits: 'you are discreet, thorough and calm on the last day of the month.',
  }),
  besideSet('financial-analyst', {
    titles:
      'controller | financial controller | finance manager | fp&a analyst | business controller | investment analyst | finance director | cfo | Finanzanalyst | Controllerin',
    skills: 'Financial modeling; Forecasting; Presenting figures; Spreadsheets; Business understanding',
    work: 'You turn figures into decisions: you plan, compare and show where we stand.',
    team: 'You work with every department that has a budget, and advise those who decide.',
    suits: 'you build models that others understand, and say what a figure does not tell.',
  }),
  besideSet('recruiter', {
    titles:
      'talent acquisition specialist | talent acquisition manager | sourcer | recruitment consultant | technical recruiter | headhunter | Personalvermittler | Personalreferent Recruiting',
    skills: 'Active sourcing; Structured interviewing; Employer branding; Data protection; Advising managers',
    work: 'You find the people who make us better, and give everyone who applies a fair and quick process.',
    team: 'You advise hiring managers as an equal, and work with colleagues across human resources.',
    suits: 'you are curious about people and their work, organized and honest with a no.',
  }),
  besideSet('hr-generalist', {
    titles:
      'human resources manager | hr manager | hr business partner | hr administrator | people operations manager | hr specialist | head of people | personnel manager | Personalreferent | Personalleiter',
    skills: 'Labor law; Onboarding; Conflict mediation; HR systems; Confidentiality',
    work: 'You look after people from their first day to their last, and help managers to lead well.',
    team: 'You work with managers, employees and their representatives, and are trusted by all of them.',
    suits: 'you listen, keep confidences and find solutions that are fair as well as legal.',
  }),
  besideSet('executive-assistant', {
    titles:
      'personal assistant | office manager | administrative assistant | secretary | team assistant | office assistant | office administrator | data entry clerk | Sekretärin | Bürokaufmann | Assistenz der Geschäftsführung',
    skills: 'Calendar management; Travel planning; Minutes; Spreadsheets and slides; Discretion',
    work: 'You keep the days of our management in order, and see what is needed before anyone asks.',
    team: 'You work with people inside and outside the company, and are the one who knows where things are.',
    suits: 'you plan three steps ahead, write well and keep what you hear to yourself.',
  }),
  family('lawyer', 'Lawyer', 'office', {
    titles:
      'legal counsel | attorney | solicitor | in house counsel | general counsel | corporate counsel | compliance officer | data protection officer | Rechtsanwalt | Jurist | Syndikusrechtsanwalt | Datenschutzbeauftragter',
    skills:
      'Contract law; Legal drafting; Negotiation; Risk assessment; Data protection; Labor law; Plain language; Advising managers',
    questions: [
      'Explain a legal risk from your practice to someone who has to decide today.',
      'When did you say no, and how did the business reach its goal in another way?',
      'How do you negotiate a clause that neither side can give up?',
      'How do you keep up with a field of law that changes quickly?',
      'Tell us about a contract that you made shorter.',
    ],
    work: 'You advise us on contracts, risks and rules, and find ways that are both legal and practical.',
    team: 'You work with management, sales and people operations, and choose outside counsel when needed.',
    suits: 'you judge soundly, write plainly and look for a yes before you say no.',
  }),
  family('paralegal', 'Paralegal', 'office', {
    titles:
      'legal assistant | legal secretary | notary clerk | contract manager | contract administrator | Rechtsanwaltsfachangestellte | Notarfachangestellte',
    skills:
      'File management; Legal research; Deadlines; Drafting letters; Confidentiality; Office software; Invoicing; Communication with clients',
    questions: [
      'How do you make sure that no deadline is missed?',
      'Tell us about a file that was in disorder. How did you put it right?',
      'How do you deal with a client who is upset?',
      'How do you check a document before it leaves the office?',
      'What do you do when two lawyers need something at the same time?',
    ],
    work: 'You keep cases, contracts and deadlines in order, and prepare what our lawyers decide on.',
    team: 'You work closely with lawyers, clients, courts and authorities.',
    suits: 'you are careful, discreet and quick to see what is missing.',
  }),
  family('operations-manager', 'Operations manager', 'office', {
    titles:
      'head of operations | coo | business operations manager | facility manager | general manager | managing director | Betriebsleiter | Geschäftsführer',
    skills:
      'Process improvement; Leading teams; Budgeting; Planning; Supplier management; Reporting; Hiring; Crisis management',
    questions: [
      'Which process did you improve the most, and how did you measure it?',
      'A supplier fails on the worst possible day. What do you do?',
      'How do you decide what to stop doing?',
      'Tell us about a figure that you look at every morning, and why.',
      'How do you take people along when their work changes?',
    ],
    work: 'You make sure that everything works together every day, and a little better every month.',
    team: 'You lead several teams and work with finance, people operations and our suppliers.',
    suits: 'you see the whole, go to where the work is done and decide when others wait.',
  }),
  family('insurance-clerk', 'Insurance and bank clerk', 'office', {
    titles:
      'insurance agent | insurance advisor | claims adjuster | claims handler | underwriter | bank teller | bank advisor | loan officer | financial advisor | mortgage advisor | Bankkaufmann | Versicherungskaufmann | Sachbearbeiter Schaden',
    skills:
      'Advising customers; Risk assessment; Products and contracts; Documentation; Data protection; Regulations; Negotiation; Customer care',
    questions: [
      'Explain a product that you know well to someone who is eighteen.',
      'When did you advise a customer against something you could have sold?',
      'How do you tell someone that a claim is not covered?',
      'How do you notice that something in a claim is not right?',
      'How do you make sure that your advice can be followed later from the file?',
    ],
    work: 'You advise customers on money and risk, and stand by what you told them.',
    team: 'You work with specialists in the back office, and know your customers by name.',
    suits: 'you are careful with trust, explain simply and document what you do.',
  }),
]
