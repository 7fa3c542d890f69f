import { number, oneOf, set, several, text, yesNo } from './set.ts'

export const care = [
  set('registered-nurse', 'Registered nurse', 'care', {
    screening: [
      yesNo('Is your registration as a nurse valid in this country?', 'yes'),
      oneOf(
        'Where have you nursed most recently?',
        'Ward',
        'Intensive care',
        'Emergency',
        'Theater',
        'Community',
        'Care home',
      ),
      number('How many patients did you look after on a usual shift?'),
    ],
    video: [
      '60/180 Describe a patient whose condition worsened on your shift. What did you notice first, and how did you escalate it?',
      '30/120 A doctor prescribes a dose that looks too high to you. What do you do?',
      '30/120 How do you hand over a patient so that nothing is lost?',
      '30/120 Relatives shout at you in the corridor. How do you bring the conversation to a place where it helps?',
      '30/120 You made an error with a medication, and the patient seems well. What happens next?',
      '30/120 Two patients need you at the same time. Talk us through how you decide.',
    ],
    skills: {
      must: ['Clinical assessment', 'Medication safety'],
      important: ['Communication with patients', 'Setting clinical priorities', 'Documentation of care'],
      nice: ['Mentoring students'],
    },
  }),
  set('care-assistant', 'Care assistant', 'care', {
    screening: [
      several(
        'Which help have you given, at work or at home?',
        'Washing',
        'Meals',
        'Mobility',
        'Dementia care',
        'End of life',
      ),
      oneOf('Which hours do you look for?', 'Days', 'Evenings', 'Nights', 'Weekends', 'Live-in'),
      yesNo('May we ask for a background check, as the law requires for this work?', 'yes'),
    ],
    video: [
      '30/120 A resident refuses to be washed this morning. What do you do?',
      '30/60 How do you protect the dignity of a person while you help them at the toilet?',
      '30/120 You see a bruise on the arm of someone who cannot tell you where it came from. Which steps do you take?',
      '30/60 Tell us about a moment in which you made someone’s day better.',
      '30/60 A person with dementia asks for a partner who died years ago. What do you say?',
    ],
    skills: {
      must: ['Compassion', 'Respect for dignity'],
      important: ['Safeguarding', 'Observation and reporting', 'Dependability'],
      nice: ['Moving and handling'],
    },
  }),
  set('medical-receptionist', 'Medical receptionist', 'care', {
    screening: [
      several(
        'What have you done in a practice?',
        'Appointments',
        'Billing',
        'Referrals',
        'Prescriptions',
        'Records',
        'None yet',
      ),
      oneOf('How many calls did you take on a busy day?', 'Under 30', '30 to 60', '61 to 100', 'Over 100'),
      yesNo('Can you cover one evening surgery a week?'),
    ],
    video: [
      '30/120 A caller describes chest pain and asks for an appointment on Thursday. What do you do?',
      '30/60 The doctor runs an hour late, and the waiting room is full. How do you speak to the patients?',
      '30/60 A mother asks for the test result of her adult son. What do you answer?',
      '30/60 How do you keep a conversation at the desk from being heard by the queue?',
      '30/60 A patient is upset about a bill. Show us how you would explain it.',
    ],
    skills: {
      must: ['Confidentiality of patients', 'Recognizing urgency'],
      important: ['Appointment planning', 'Kindness at the desk', 'Billing accuracy'],
      nice: ['Medical vocabulary'],
    },
  }),
  set('pharmacy-technician', 'Pharmacy technician', 'care', {
    screening: [
      yesNo('Are you qualified to dispense under supervision?', 'yes'),
      several('Where have you worked?', 'Community pharmacy', 'Hospital', 'Industry', 'Mail order'),
      text('Which dispensing software have you used?', 200),
    ],
    video: [
      '30/120 Take us through how you check a prescription before it leaves the counter.',
      '30/60 Two medicines have nearly the same name and box. How do you keep them apart?',
      '30/120 A customer asks for something stronger without a prescription and insists. What do you do?',
      '30/60 A delivery that needs cooling arrives warm. Which steps follow?',
      '30/60 Explain to a patient how to take a medicine that they have never had before.',
    ],
    skills: {
      must: ['Dispensing accuracy', 'Rules for medicines'],
      important: ['Advising at the counter', 'Stock and cold chain', 'Escalating to the pharmacist'],
      nice: ['Preparing medicines'],
    },
  }),
  set('primary-teacher', 'Primary school teacher', 'care', {
    screening: [
      yesNo('Do you hold a teaching qualification that is recognized here?', 'yes'),
      several('Which years have you taught?', 'Reception', 'Years 1 and 2', 'Years 3 and 4', 'Years 5 and 6'),
      oneOf(
        'What have you done most?',
        'Class teaching',
        'Subject teaching',
        'Learning support',
        'Substitute teaching',
      ),
    ],
    video: [
      '60/180 Take a lesson that worked well. What should the children learn, and how did you see whether they had?',
      '30/120 In one class, some children read fluently and others do not yet read at all. How do you plan the week?',
      '30/120 A child disrupts every lesson after lunch. How do you find out why, and what do you try?',
      '30/120 A parent believes that you treat their child unfairly. How do you lead the meeting?',
      '30/120 A child tells you something that worries you about home. What do you do, and what do you avoid?',
    ],
    skills: {
      must: ['Classroom teaching', 'Child protection'],
      important: ['Differentiation', 'Managing behavior', 'Partnership with parents'],
      nice: ['Music, sport or art'],
    },
  }),
  set('early-years-educator', 'Early years educator', 'care', {
    screening: [
      oneOf('Which group would you like to work with most?', 'Babies', 'Toddlers', 'Preschool', 'Mixed ages'),
      yesNo('Do you hold a current certificate in pediatric first aid?'),
      several('Which times can you cover?', 'Opening at 7:00', 'Mornings', 'Afternoons', 'Closing at 18:00'),
    ],
    video: [
      '30/120 A child cries when the parent leaves, for the third week. How do you support both?',
      '30/120 Which activity would you offer six toddlers on a rainy morning, and what do they learn from it?',
      '30/60 Two children want the same toy, and one bites. What do you do in the next minutes?',
      '30/120 How do you record what a child is learning without losing time for the child?',
      '30/60 How do you tell a parent about a small accident that happened during the day?',
    ],
    skills: {
      must: ['Caring for children', 'Safety and supervision'],
      important: ['Planning play', 'Observing development', 'Talking with parents'],
      nice: ['Creative activities'],
    },
  }),
]
