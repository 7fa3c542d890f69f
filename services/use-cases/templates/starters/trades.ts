import { number, oneOf, set, several, yesNo } from './set.ts'

export const trades = [
  set('electrician', 'Electrician', 'trades', {
    screening: [
      yesNo('Are you a fully qualified electrician?', 'yes'),
      several(
        'What have you installed or maintained?',
        'Houses',
        'Commercial sites',
        'Industry',
        'Solar',
        'Charging points',
        'Networks',
      ),
      yesNo('Do you have a license to drive a van?'),
    ],
    video: [
      '30/120 Which steps do you take before you touch a conductor? Name them in order.',
      '30/120 A circuit breaker trips once a day at different times. How do you find the fault?',
      '30/120 You open a wall and find wiring that is not to code. What do you tell the customer?',
      '30/120 Tell us about an installation you planned yourself: load, protection, and what you would do better.',
      '30/60 An apprentice starts work on a board that you have not released. What do you do?',
    ],
    skills: {
      must: ['Electrical safety', 'Fault finding'],
      important: ['Knowledge of regulations', 'Clean installation', 'Advice to customers'],
      nice: ['Smart building systems'],
    },
  }),
  set('plumber', 'Plumber', 'trades', {
    screening: [
      several('What do you do without help?', 'Bathrooms', 'Heating', 'Gas', 'Heat pumps', 'Drains', 'Leak detection'),
      oneOf('How do you feel about emergency duty?', 'Gladly', 'One week in four', 'Only now and then', 'Not at all'),
      number('How many years have you worked as a plumber since you qualified?'),
    ],
    video: [
      '30/120 A ceiling is wet, and no one knows why. How do you find the leak with as little damage as possible?',
      '30/120 How do you prevent legionella in a building that stood empty for months?',
      '30/120 The customer wants the cheap fitting that you expect to fail within two years. What do you say?',
      '30/60 You smell gas when you enter a basement. What do you do, in which order?',
      '30/120 A job takes twice as long as you quoted. How do you deal with the customer and the bill?',
    ],
    skills: {
      must: ['Plumbing skills', 'Gas and water safety'],
      important: ['Diagnosing faults', 'Tidy work', 'Honest quotes'],
      nice: ['Heat pump systems'],
    },
  }),
  set('site-manager', 'Construction site manager', 'trades', {
    screening: [
      oneOf(
        'What was the value of your largest site?',
        'Under 1 million',
        '1 to 5 million',
        '5 to 20 million',
        'Over 20 million',
      ),
      several('Which kinds of building have you led?', 'Residential', 'Offices', 'Industrial', 'Roads', 'Renovation'),
      yesNo('Have you been responsible for safety on a site by law?'),
    ],
    video: [
      '60/180 The drywall crew is ready, the electrician is a week late. How do you rescue the schedule?',
      '30/120 A subcontractor works without harnesses on the scaffold. What do you do at that moment, and what afterwards?',
      '30/120 You find a defect that has already been covered up. How do you proceed?',
      '30/120 How do you document changes by the owner so that they are paid in the end?',
      '30/120 Tell us about a conflict between trades that you settled on site.',
    ],
    skills: {
      must: ['Site safety', 'Scheduling trades'],
      important: ['Quality control', 'Contracts and changes', 'Leadership on site'],
      nice: ['Digital site documentation'],
    },
  }),
  set('vehicle-mechanic', 'Vehicle mechanic', 'trades', {
    screening: [
      several(
        'What have you been trained for?',
        'Petrol and diesel',
        'High voltage',
        'Trucks',
        'Diagnostics',
        'Air conditioning',
      ),
      oneOf('Which makes have you worked on most?', 'European', 'Asian', 'American', 'All kinds'),
      yesNo('Do you bring your own tools?'),
    ],
    video: [
      '30/120 A customer reports a knocking that you cannot hear on the test drive. How do you proceed?',
      '30/120 The scan tool names a sensor. How do you make sure that it is not the wiring?',
      '30/120 What do you do before you work on the high-voltage system of an electric car?',
      '30/60 During a service you find worn brakes. How do you explain it to an owner who suspects a trick?',
      '30/60 A wheel bolt is missing after your shift. What happens now?',
    ],
    skills: {
      must: ['Diagnosis', 'Care with safety parts'],
      important: ['Repair technique', 'Explaining to owners', 'Keeping to estimated times'],
      nice: ['High-voltage systems'],
    },
  }),
  set('security-officer', 'Security officer', 'trades', {
    screening: [
      yesNo('Do you hold the license that this work requires here?', 'yes'),
      several('Which sites have you secured?', 'Offices', 'Shops', 'Events', 'Industry', 'Hospitals', 'Transport'),
      oneOf('Which length of shift suits you?', '8 hours', '10 hours', '12 hours', 'I am flexible'),
    ],
    video: [
      '30/120 A person without a badge follows an employee through the door. What do you do and say?',
      '30/120 Two visitors begin to push each other. How do you calm the situation without touching anyone?',
      '30/60 The fire alarm rings, and an executive says it is surely false. What do you do?',
      '30/60 What belongs in an incident report, and what does not?',
      '30/60 How do you stay attentive in the ninth hour of a quiet night?',
    ],
    skills: {
      must: ['De-escalation', 'Vigilance'],
      important: ['Writing reports', 'Emergency procedures', 'Courtesy'],
      nice: ['Camera and access systems'],
    },
  }),
  set('cleaner', 'Cleaner', 'trades', {
    screening: [
      several('Where have you cleaned?', 'Offices', 'Schools', 'Clinics', 'Homes', 'Factories', 'Windows'),
      oneOf('At what time of day would you like to work?', 'Before 8:00', 'During the day', 'After 17:00', 'At night'),
    ],
    video: [
      '30/60 You enter an office for the first time and have one hour. In which order do you clean?',
      '30/60 How do you keep germs from the washroom out of the kitchen?',
      '30/60 You find an open envelope with cash on a desk. What do you do?',
      '30/60 A stain does not come out with the usual product. What do you try, and what do you test first?',
      '30/60 How do you let the customer know that something is broken?',
    ],
    skills: {
      must: ['Thoroughness', 'Trustworthiness'],
      important: ['Hygiene', 'Working alone', 'Care with surfaces'],
      nice: ['Machine cleaning'],
    },
  }),
]
