import { besideSet, family } from './family.ts'

export const trades = [
  besideSet('electrician', {
    titles:
      'electrical technician | electrical engineer | electronics technician | solar installer | maintenance electrician | Elektriker | Elektroniker | Elektroinstallateur',
    skills: 'Reading circuit diagrams; Testing and measuring; Fault finding; Smart home systems; Customer contact',
    work: 'You install, test and repair electrical systems, safely and so that the next person understands them.',
    team: 'You work in a pair on larger sites and on your own at customers’.',
    suits: 'you work safely, find faults with a system and leave a tidy cabinet.',
  }),
  besideSet('plumber', {
    titles:
      'heating engineer | pipefitter | hvac technician | gas engineer | refrigeration technician | heating installer | Klempner | Anlagenmechaniker SHK | Installateur | Kältetechniker',
    skills: 'Reading plans; Soldering and pressing; Heat pumps; Fault finding; Customer contact',
    work: 'You install and repair what brings water and warmth into buildings.',
    team: 'You work with an experienced partner, and with trades that you know from many sites.',
    suits: 'you solve problems where they are, work cleanly and explain what you did.',
  }),
  besideSet('site-manager', {
    titles:
      'construction manager | construction supervisor | foreman | civil engineer | structural engineer | architect | quantity surveyor | project engineer construction | Bauleiter | Polier | Bauingenieur | Architektin',
    skills: 'Site safety; Scheduling; Reading plans; Quantities and costs; Leading trades',
    work: 'You run the site: schedule, quality, costs and safety come together with you.',
    team: 'You lead trades and suppliers, and work with planners and clients.',
    suits: 'you speak plainly, decide on the spot and do not compromise on safety.',
  }),
  besideSet('vehicle-mechanic', {
    titles:
      'car mechanic | auto mechanic | automotive technician | bicycle mechanic | aircraft mechanic | motorcycle mechanic | KFZ Mechatroniker | Automechaniker | Fluggerätmechaniker',
    skills: 'Diagnostics; Brakes and steering; High-voltage systems; Reading service manuals; Explaining repairs',
    work: 'You find out what is wrong with a vehicle, repair it and hand it over with a good conscience.',
    team: 'You work in a well-equipped workshop with colleagues who share what they know.',
    suits: 'you diagnose before you replace, and like it when the engine runs smoothly.',
  }),
  besideSet('security-officer', {
    titles:
      'security guard | doorman | bouncer | store detective | surveillance officer | security manager | Sicherheitsmitarbeiter | Wachmann | Werkschutz',
    skills: 'Observation; De-escalation; First aid; Writing reports; Access control',
    work: 'You keep people and places safe, and make your presence felt without raising your voice.',
    team: 'You work in shifts with colleagues you can rely on, and with police and fire services.',
    suits: 'you stay alert and friendly, and know when to act and when to call.',
  }),
  besideSet('cleaner', {
    titles:
      'cleaning operative | janitor | custodian | window cleaner | office cleaner | caretaker | Reinigungskraft | Gebäudereiniger | Putzkraft | Hausmeister',
    skills: 'Cleaning products and dosage; Floor care; Working to a plan; Discretion; Reporting damage',
    work: 'You keep rooms clean and cared for, so that others can work and live well in them.',
    team: 'You have your own area and a team that covers for each other.',
    suits: 'you work thoroughly, on time and on your own.',
  }),
  family('carpenter', 'Carpenter', 'trades', {
    titles:
      'joiner | cabinet maker | woodworker | roofer | furniture maker | floor layer | window fitter | Tischler | Schreiner | Zimmermann | Dachdecker | Bodenleger',
    skills:
      'Woodworking; Reading drawings; Measuring; Machines; Installing on site; Safety at heights; Materials; Customer contact',
    questions: [
      'Which piece or building are you proud of, and which part was yours?',
      'How do you check that something will fit before it is on site?',
      'Tell us about a mistake in a measurement. How did you solve it?',
      'How do you work safely with machines when time is short?',
      'How do you advise a customer between two kinds of wood?',
    ],
    work: 'You build in wood, from the drawing to the last screw on site.',
    team: 'You work in workshop and on site, in a team that takes pride in its work.',
    suits: 'you measure twice, like the material and leave a clean site.',
  }),
  family('painter', 'Painter and plasterer', 'trades', {
    titles:
      'painter | decorator | painter and decorator | plasterer | drywaller | tiler | bricklayer | mason | construction worker | laborer | concrete worker | Maler | Lackierer | Stuckateur | Fliesenleger | Maurer | Bauhelfer',
    skills:
      'Preparing surfaces; Painting and plastering; Measuring; Materials; Scaffolding; Safety on site; Clean work; Reading plans',
    questions: [
      'How do you prepare an old wall before you touch it with color or plaster?',
      'Tell us about a site where conditions were difficult.',
      'A customer is not happy with the result. What do you do?',
      'How do you protect floors, furniture and yourself?',
      'Which work do you like best, and why?',
    ],
    work: 'You give buildings their surface, inside and outside, so that it lasts.',
    team: 'You work in small teams on changing sites, with good material.',
    suits: 'you work cleanly, have an eye for surfaces and keep to what was agreed.',
  }),
  family('welder', 'Welder', 'trades', {
    titles:
      'metal worker | fabricator | sheet metal worker | steel fabricator | locksmith | blacksmith | Schweißer | Metallbauer | Schlosser | Industriemechaniker',
    skills:
      'MIG, MAG and TIG welding; Reading drawings; Measuring; Grinding and finishing; Safety; Checking welds; Materials; Cutting',
    questions: [
      'Which processes do you weld in, and which do you like best?',
      'How do you check a weld before someone else does?',
      'Tell us about a part that warped. What did you change?',
      'How do you protect yourself and those around you?',
      'What do you need from a drawing before you begin?',
    ],
    work: 'You join metal so that it holds, from the single part to the series.',
    team: 'You work with designers and fellow welders in a workshop with modern equipment.',
    suits: 'you have a steady hand, read drawings and do not let a bad weld pass.',
  }),
  family('maintenance-technician', 'Maintenance technician', 'trades', {
    titles:
      'service technician | field service engineer | field technician | mechatronics technician | mechanical engineer | maintenance engineer | elevator technician | wind turbine technician | Servicetechniker | Mechatroniker | Instandhalter | Maschinenbauingenieur',
    skills:
      'Fault finding; Mechanics; Electrics; Hydraulics and pneumatics; Preventive maintenance; Documentation; Customer contact; Safety',
    questions: [
      'A line stands still and everyone looks at you. How do you proceed?',
      'Tell us about a fault that kept coming back. How did you end it?',
      'How do you decide between repairing and replacing?',
      'What do you write down after a repair?',
      'How do you make sure that a machine cannot start while you work in it?',
    ],
    work: 'You keep machines and systems running, and find the cause when they do not.',
    team: 'You work with production or customers, and can call experienced colleagues at any time.',
    suits: 'you think in systems, stay calm when it is loud and like to see it run again.',
  }),
  family('gardener', 'Gardener', 'trades', {
    titles:
      'landscaper | groundskeeper | horticulturist | farm worker | agricultural worker | florist | forester | Gärtner | Landschaftsgärtner | Landwirt | Florist',
    skills:
      'Knowledge of plants; Soil and irrigation; Pruning; Machines; Planning the season; Working outdoors; Plant health; Customer contact',
    questions: [
      'Tell us about a garden or field that you changed. What did it look like before and after?',
      'How do you find out why a plant does not grow?',
      'How do you plan work when the weather decides?',
      'Which machines do you use, and how do you look after them?',
      'How do you garden with less water?',
    ],
    work: 'You plan, plant and care for green spaces, so that they thrive in every season.',
    team: 'You work outdoors in a small team with good machines.',
    suits: 'you know your plants, do not mind the weather and like to see things grow.',
  }),
  family('hairdresser', 'Hairdresser and beautician', 'trades', {
    titles:
      'hair stylist | hairdresser | barber | beautician | cosmetologist | nail technician | makeup artist | Friseur | Friseurin | Kosmetikerin',
    skills:
      'Cutting and styling; Coloring; Advising customers; Hygiene; Skin and hair knowledge; Selling products; Appointments; Small talk',
    questions: [
      'Describe a customer who left happier than they came. What did you do?',
      'How do you advise someone who wants what will not suit them?',
      'A color did not turn out as planned. What now?',
      'How do you keep up with trends and techniques?',
      'How do you keep your workplace clean on a busy Saturday?',
    ],
    work: 'You advise, cut, color and care, so that people like what they see in the mirror.',
    team: 'You work in a salon with regular customers and colleagues who learn from each other.',
    suits: 'you listen, have steady hands and an eye for what suits.',
  }),
]
