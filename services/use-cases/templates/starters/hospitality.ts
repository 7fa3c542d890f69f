import { number, oneOf, set, several, text, yesNo } from './set.ts'

export const hospitality = [
  set('chef', 'Chef', 'hospitality', {
    screening: [
      several('Which stations have you run alone?', 'Sauce', 'Fish', 'Garde manger', 'Grill', 'Pastry', 'Pass'),
      number('How many covers did your kitchen serve on a full evening?'),
      oneOf('Where have you cooked most?', 'Fine dining', 'Bistro', 'Hotel', 'Catering', 'Canteen'),
    ],
    video: [
      '30/120 The fish delivery does not come, and it is the dish of the evening. How do you run the service?',
      '30/120 A guest with a nut allergy orders from your station. Take us through every step until the plate leaves.',
      '30/120 How do you bring food cost down by two points without the guest noticing?',
      '30/120 Tell us about a dish of your own: where did the idea come from, and what did you throw out on the way?',
      '30/60 A commis keeps falling behind during service. What do you do that evening, and what the day after?',
    ],
    skills: {
      must: ['Cooking technique', 'Food safety'],
      important: ['Organizing a station', 'Leading in service', 'Cost awareness'],
      nice: ['Developing menus'],
    },
  }),
  set('waiter', 'Waiter', 'hospitality', {
    screening: [
      several('On which services can you work?', 'Breakfast', 'Lunch', 'Dinner', 'Weekends', 'Events'),
      oneOf('How many tables have you looked after at once?', 'Up to 4', '5 to 8', '9 or more', 'I am new to this'),
      yesNo('Have you closed a till and settled tips at the end of a service?'),
    ],
    video: [
      '30/60 Recommend a dish and something to drink with it, as if we had just sat down.',
      '30/60 The kitchen is forty minutes behind. What do you tell your tables?',
      '30/60 A guest sends back a steak for the second time. How do you handle it at the table and in the kitchen?',
      '30/60 How do you notice that a table wants to be left alone?',
      '30/60 You have dropped a tray in a full dining room. What happens in the next minute?',
    ],
    skills: {
      must: ['Guest care', 'Working under pressure'],
      important: ['Menu knowledge', 'Selling with tact', 'Working with the kitchen'],
      nice: ['Knowledge of wine'],
    },
  }),
  set('hotel-front-desk', 'Hotel front desk agent', 'hospitality', {
    screening: [
      several('Which hotel systems have you used?', 'Opera', 'Mews', 'Protel', 'Cloudbeds', 'Another one', 'None yet'),
      yesNo('Are you willing to work night audits?'),
      text('Which languages do you speak with guests?', 200),
    ],
    video: [
      '30/120 The hotel is overbooked, and a guest with a confirmed room stands before you at 11 p.m. What do you say and do?',
      '30/60 Check us in, as you would after a long flight.',
      '30/60 A caller asks for the room number of a guest and claims to be family. How do you respond?',
      '30/120 The guest in 204 complains about noise for the second night. How do you solve it for good?',
      '30/60 How do you offer a better room without being pushy?',
    ],
    skills: {
      must: ['Hospitality at the desk', 'Solving complaints'],
      important: ['Reservations and billing', 'Protecting privacy', 'Composure'],
      nice: ['Local recommendations'],
    },
  }),
  set('housekeeping-supervisor', 'Housekeeping supervisor', 'hospitality', {
    screening: [
      number('How many rooms were you responsible for on a day?'),
      number('How many room attendants did you lead?'),
      yesNo('Have you planned rosters for housekeeping?'),
    ],
    video: [
      '30/120 Thirty departures, twenty arrivals, and two attendants are missing. How do you rearrange the day?',
      '30/60 What do you look at first when you inspect a room?',
      '30/120 A guest reports a missing watch. Which steps do you take, with the guest and with your team?',
      '30/120 How do you train someone who has never cleaned a hotel room?',
      '30/60 Which chemicals must never be used together, and how do you make sure that they are not?',
    ],
    skills: {
      must: ['Standards of cleanliness', 'Leading attendants'],
      important: ['Planning the day', 'Fairness', 'Chemical safety'],
      nice: ['Linen and stock control'],
    },
  }),
]
