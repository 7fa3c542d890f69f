import { besideSet, family } from './family.ts'

export const logistics = [
  besideSet('warehouse-operative', {
    titles:
      'warehouse worker | picker packer | order picker | forklift driver | forklift operator | warehouse associate | stock clerk | warehouse supervisor | Lagerarbeiter | Kommissionierer | Staplerfahrer | Fachkraft für Lagerlogistik',
    skills: 'Forklift driving; Scanning systems; Lifting safely; Packing; Inventory counts',
    work: 'You receive, store, pick and pack our goods, so that the right thing leaves at the right time.',
    team: 'You work in a shift that looks out for each other, with clear targets and modern equipment.',
    suits: 'you are reliable, careful with goods and people, and like to move.',
  }),
  besideSet('delivery-driver', {
    titles:
      'courier | van driver | parcel delivery driver | driver | chauffeur | taxi driver | bus driver | Kurierfahrer | Auslieferungsfahrer | Busfahrer | Fahrer',
    skills: 'Knowledge of the area; Loading safely; Customer contact; Keeping records; Looking after the vehicle',
    work: 'You bring what people wait for, safely and on time.',
    team: 'You plan the day with dispatch, and see your colleagues at the depot.',
    suits: 'you drive calmly, are friendly at the door and like to work on your own.',
  }),
  besideSet('supply-planner', {
    titles:
      'supply chain manager | demand planner | inventory planner | production planner | material planner | logistics manager | Disponent | Produktionsplaner | Logistikleiter',
    skills: 'Forecasting; ERP systems; Spreadsheets; Supplier communication; Analysis of stock',
    work: 'You make sure that the right goods are in the right place, with as little waste as possible.',
    team: 'You work with sales, production and suppliers, and moderate when wishes exceed stock.',
    suits: 'you think ahead, love a good forecast and stay calm when it was wrong.',
  }),
  besideSet('buyer', {
    titles:
      'procurement manager | purchaser | procurement specialist | category manager | sourcing manager | strategic buyer | Einkäufer | Einkaufsleiter',
    skills: 'Negotiation; Supplier evaluation; Contracts; Cost analysis; Sustainability in purchasing',
    work: 'You buy what we need at the right price and quality, and choose partners that last.',
    team: 'You work with production, quality and finance, and know your suppliers in person.',
    suits: 'you prepare well, negotiate fairly and look beyond the price.',
  }),
  besideSet('machine-operator', {
    titles:
      'production worker | production operator | factory worker | assembly worker | assembler | cnc operator | machinist | line operator | Maschinenführer | Produktionsmitarbeiter | Zerspanungsmechaniker | Montagearbeiter',
    skills: 'Setting up machines; Measuring; Reading drawings; Quality checks; Shift handover',
    work: 'You set up and run our machines, check what they make and keep them in good condition.',
    team: 'You work in a shift with maintenance and quality, and hand over properly.',
    suits: 'you hear when a machine sounds wrong, work safely and like to see what you made.',
  }),
  family('truck-driver', 'Truck driver', 'logistics', {
    titles:
      'hgv driver | lorry driver | cdl driver | long haul driver | tanker driver | Berufskraftfahrer | LKW Fahrer | Kraftfahrer',
    skills:
      'Driving trucks; Securing loads; Rest times and tachograph; Route planning; Vehicle checks; Loading; Customer contact; Documents',
    questions: [
      'How do you check your vehicle before a tour?',
      'You are late and your rest time is due. What do you do?',
      'Tell us about a load that was difficult to secure.',
      'What helps you to stay awake and well on long tours?',
      'How do you deal with a long wait at a ramp?',
    ],
    work: 'You bring loads safely to where they are needed, and look after your truck as if it were yours.',
    team: 'You work with a dispatch that plans realistic tours and picks up the phone.',
    suits: 'you drive with foresight, keep your documents in order and like the road.',
  }),
  family('logistics-coordinator', 'Logistics coordinator', 'logistics', {
    titles:
      'dispatcher | freight forwarder | transport planner | shipping clerk | import export clerk | fleet manager | Speditionskaufmann | Versandmitarbeiter',
    skills:
      'Transport planning; Customs documents; Negotiation with carriers; Tracking shipments; ERP systems; Problem solving; Foreign languages; Customer contact',
    questions: [
      'Three trucks are late. How do you decide whom to call first?',
      'Tell us about a shipment that got stuck. How did it get on its way?',
      'How do you keep an overview of many shipments at once?',
      'How do you work with drivers so that plans hold?',
      'What did you do to bring down the cost of a route?',
    ],
    work: 'You plan transports, keep shipments moving and tell customers before they have to ask.',
    team: 'You work with drivers, carriers, warehouse and customers, often all in one hour.',
    suits: 'you keep the overview, speak plainly and like to solve puzzles under time pressure.',
  }),
  family('quality-manager', 'Quality manager', 'logistics', {
    titles:
      'quality engineer | quality inspector | quality controller | quality control technician | process engineer | production manager | Qualitätsmanager | Qualitätsprüfer | Produktionsleiter',
    skills:
      'Quality standards; Root cause analysis; Audits; Measuring; Statistics; Documentation; Supplier quality; Training others',
    questions: [
      'Describe a defect whose cause was not where everyone looked.',
      'Production wants to ship, and you are not sure. What do you do?',
      'How do you get people to report mistakes?',
      'Which measure of yours really lowered the number of defects?',
      'How do you prepare for an audit?',
    ],
    work: 'You make sure that what leaves the house is what customers expect, and that causes are removed for good.',
    team: 'You work with production, development and suppliers, and train colleagues in quality.',
    suits: 'you go to where it happens, ask why five times and stand firm when it matters.',
  }),
]
