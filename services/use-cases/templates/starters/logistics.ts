import { number, oneOf, set, several, text, yesNo } from './set.ts'

export const logistics = [
  set('warehouse-operative', 'Warehouse operative', 'logistics', {
    screening: [
      yesNo('Do you hold a forklift license that is valid today?'),
      several('Which tasks have you done?', 'Receiving', 'Picking', 'Packing', 'Loading', 'Stock counts', 'Returns'),
      oneOf('Which shift pattern do you want?', 'Fixed early', 'Fixed late', 'Fixed night', 'Rotating'),
    ],
    video: [
      '30/60 The scanner shows ten boxes, you count nine. What do you do before you go on?',
      '30/60 You see a pallet that is stacked in an unsafe way in someone else’s aisle. What happens next?',
      '30/60 How do you keep your error rate low when the picking target is high?',
      '30/60 A truck arrives early, and the bay is not free. How do you deal with the driver and the load?',
      '30/60 What makes a good handover to the next shift?',
    ],
    skills: {
      must: ['Safe working', 'Accuracy in picking'],
      important: ['Steady pace', 'Teamwork on shift', 'Handling equipment'],
      nice: ['Warehouse systems'],
    },
  }),
  set('delivery-driver', 'Delivery driver', 'logistics', {
    screening: [
      several('Which license categories do you hold?', 'B', 'BE', 'C1', 'C', 'CE'),
      oneOf(
        'How many stops did you usually make on a route?',
        'Under 30',
        '30 to 80',
        '81 to 150',
        'Over 150',
        'I am new to this',
      ),
      yesNo('Can you start your route at 6:00 in the morning?'),
    ],
    video: [
      '30/60 No one opens, and the neighbor is not home either. Which steps do you take with the parcel?',
      '30/60 Halfway through the route you see that you will not finish in time. Whom do you tell, and when?',
      '30/60 What do you check on your vehicle before you leave the yard?',
      '30/60 A customer is angry about a damaged package. Speak to them as you would at the door.',
      '30/60 You scrape a parked car, and no one has seen it. What do you do?',
    ],
    skills: {
      must: ['Safe driving', 'Honesty'],
      important: ['Keeping to schedule', 'Manner at the door', 'Vehicle checks'],
      nice: ['Knowledge of the area'],
    },
  }),
  set('supply-planner', 'Supply chain planner', 'logistics', {
    screening: [
      number('How many articles did you plan for?'),
      several('Which systems have you planned in?', 'SAP', 'Oracle', 'Dynamics', 'Spreadsheets', 'A forecasting tool'),
      oneOf('Where do most of your goods come from?', 'The same country', 'The same continent', 'Overseas'),
    ],
    video: [
      '60/180 A supplier announces a delay of four weeks for an article that sells every day. How do you react?',
      '30/120 How do you set safety stock for an article with strong seasons?',
      '30/120 Sales and finance give you different forecasts. How do you get to one plan?',
      '30/120 What did you do about stock that no longer sold?',
      '30/120 Which planning parameter did you find to be wrong, and what had it cost?',
    ],
    skills: {
      must: ['Demand and supply planning', 'Inventory control'],
      important: ['Managing suppliers', 'Numeracy', 'Coordinating departments'],
      nice: ['Import procedures'],
    },
  }),
  set('buyer', 'Purchasing manager', 'logistics', {
    screening: [
      oneOf(
        'Which yearly spend were you responsible for?',
        'Under 1 million',
        '1 to 10 million',
        '10 to 50 million',
        'Over 50 million',
      ),
      text('Which categories do you know best?', 300),
      yesNo('Have you audited a supplier at their site?'),
    ],
    video: [
      '60/180 Take us through a negotiation you prepared well. What was your alternative, and what did you gain beyond price?',
      '30/120 A single supplier makes a part you cannot do without. How do you reduce the dependence?',
      '30/120 A supplier invites you to a football final. What do you do?',
      '30/120 How do you compare offers when the cheapest one carries the highest risk?',
      '30/120 Quality drops after a new contract. How do you proceed with the supplier?',
    ],
    skills: {
      must: ['Negotiating contracts', 'Supplier evaluation'],
      important: ['Cost analysis', 'Ethics in purchasing', 'Managing risk of supply'],
      nice: ['Sustainable sourcing'],
    },
  }),
  set('machine-operator', 'Machine operator', 'logistics', {
    screening: [
      several(
        'Which machines have you run?',
        'CNC mill',
        'CNC lathe',
        'Injection molding',
        'Packaging line',
        'Press',
        'Others',
      ),
      yesNo('Have you set up a machine for a new order on your own?'),
      oneOf('How is your experience with shift systems?', 'Two shifts', 'Three shifts', 'Continuous', 'Day work only'),
    ],
    video: [
      '30/120 Parts drift toward the limit of the tolerance. What do you check, and in which order?',
      '30/60 The line stops and everyone looks at you. Which steps follow before you press start again?',
      '30/120 A colleague bypasses a guard to save time. What do you do?',
      '30/120 Tell us about a changeover that you made faster.',
      '30/60 What do you write into the shift log, and for whom?',
    ],
    skills: {
      must: ['Running machines safely', 'Quality checks'],
      important: ['Setup and changeover', 'Finding faults', 'Shift handover'],
      nice: ['Lean methods'],
    },
  }),
]
