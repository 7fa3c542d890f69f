import { besideSet, family } from './family.ts'

export const care = [
  besideSet('registered-nurse', {
    titles:
      'nurse | staff nurse | icu nurse | nursing manager | midwife | paramedic | Krankenpfleger | Krankenschwester | Pflegefachkraft | Pflegefachfrau | Hebamme | Notfallsanitäter',
    skills: 'Wound care; Giving medication; Documentation; Emergency response; Talking with relatives',
    work: 'You care for patients, notice early when something changes and act on it.',
    team: 'You work with doctors, therapists and assistants on a ward where questions are welcome.',
    suits: 'you combine knowledge with warmth, and keep the overview on a full ward.',
  }),
  besideSet('care-assistant', {
    titles:
      'caregiver | carer | home carer | healthcare assistant | nursing assistant | support worker | home health aide | elderly carer | Pflegehelfer | Altenpfleger | Betreuungskraft',
    skills: 'Personal care; Moving people safely; Observation; Dementia care; First aid',
    work: 'You help people with what they can no longer do alone, and with what makes a day good.',
    team: 'You work with nurses and families, and are given the time to do it properly.',
    suits: 'you are patient, respectful and find joy in small things.',
  }),
  besideSet('medical-receptionist', {
    titles:
      'medical assistant | medical secretary | practice manager | dental receptionist | dental assistant | doctors assistant | Medizinische Fachangestellte | Arzthelferin | Zahnmedizinische Fachangestellte',
    skills: 'Appointment systems; Billing of treatments; Confidentiality; Hygiene; Calm under pressure',
    work: 'You welcome patients, keep appointments flowing and make sure that nothing urgent waits.',
    team: 'You work with doctors and assistants in a practice that respects its closing time.',
    suits: 'you are friendly on the phone and at the desk, and notice who cannot wait.',
  }),
  besideSet('pharmacy-technician', {
    titles:
      'pharmacist | pharmacy assistant | dispensing technician | Apotheker | PTA | Pharmazeutisch-technische Assistentin',
    skills: 'Checking prescriptions; Advice on medicines; Stock control; Preparing medicines; Quality checks',
    work: 'You prepare and give out medicines, and advise people so that they help and do no harm.',
    team: 'You work with pharmacists and doctors, and know many customers by name.',
    suits: 'you are exact, discreet and explain things so that they are remembered.',
  }),
  besideSet('primary-teacher', {
    titles:
      'teacher | school teacher | secondary school teacher | high school teacher | maths teacher | english teacher | language teacher | special education teacher | tutor | lecturer | trainer | Lehrer | Lehrerin | Dozent',
    skills: 'Planning lessons; Assessment; Digital teaching; Inclusion; Conflict resolution',
    work: 'You teach so that every child gets further, and remembers that learning was worth it.',
    team: 'You work with colleagues, parents and specialists, and plan lessons together.',
    suits: 'you explain in many ways, notice the quiet ones and keep your humor.',
  }),
  besideSet('early-years-educator', {
    titles:
      'kindergarten teacher | nursery teacher | nursery nurse | childminder | nanny | preschool teacher | teaching assistant | babysitter | Erzieher | Kinderpfleger | Tagesmutter',
    skills: 'Child development; Play and creativity; Observation; Talking with parents; First aid for children',
    work: 'You give children a safe place to play, learn and grow.',
    team: 'You work in a team that plans together, and with parents as partners.',
    suits: 'you are playful, patient and consistent.',
  }),
  family('physiotherapist', 'Physiotherapist', 'care', {
    titles:
      'physical therapist | occupational therapist | speech therapist | massage therapist | chiropractor | personal trainer | fitness trainer | Physiotherapeut | Ergotherapeut | Logopäde | Fitnesstrainer',
    skills:
      'Assessment; Planning treatment; Manual techniques; Exercise guidance; Documentation; Motivation; Anatomy; Working with doctors',
    questions: [
      'Describe a patient who got further than expected. What was your part?',
      'How do you motivate someone who does not do the exercises?',
      'How do you notice that a treatment is not the right one?',
      'How do you explain pain to a patient?',
      'What did you learn last, and how did it change your work?',
    ],
    work: 'You help people to move, speak or live as they want to again, step by step.',
    team: 'You work with doctors and other therapists, and have time for each patient.',
    suits: 'you observe closely, explain well and are glad about small progress.',
  }),
  family('doctor', 'Doctor', 'care', {
    titles:
      'physician | general practitioner | resident physician | surgeon | consultant physician | medical officer | psychiatrist | dentist | veterinarian | Arzt | Ärztin | Assistenzarzt | Oberarzt | Zahnarzt | Tierarzt',
    skills:
      'Diagnosis; Clinical judgment; Talking with patients; Documentation; Emergency response; Working in a team; Evidence-based medicine; Teaching',
    questions: [
      'Tell us about a diagnosis that was not what it seemed. How did you get there?',
      'How do you bring bad news?',
      'When did you ask for help, and what happened?',
      'How do you decide with a patient who wants something else than you advise?',
      'What do you do so that a mistake on your ward is spoken about?',
    ],
    work: 'You treat patients with care and sound judgment, and take the time to explain.',
    team: 'You work with nurses, therapists and colleagues who discuss difficult cases openly.',
    suits: 'you listen first, decide with evidence and know the limits of your field.',
  }),
  family('social-worker', 'Social worker', 'care', {
    titles:
      'case manager | youth worker | family counselor | counselor | psychologist | psychotherapist | school social worker | integration worker | Sozialarbeiter | Sozialpädagoge | Psychologe',
    skills:
      'Counseling; Crisis intervention; Case documentation; Knowledge of services; Mediation; Child protection; Networking; Setting limits',
    questions: [
      'How do you win the trust of someone who did not choose to meet you?',
      'Tell us about a situation in which you had to decide quickly about someone’s safety.',
      'How do you stay helpful without taking over?',
      'How do you work with authorities that see a case differently?',
      'What do you do so that the work does not follow you home?',
    ],
    work: 'You stand by people in difficult times, and help them to find their own way on.',
    team: 'You work with authorities, schools and clinics, and have regular supervision.',
    suits: 'you listen without judging, know your limits and do not give up on people.',
  }),
  family('laboratory-technician', 'Laboratory technician', 'care', {
    titles:
      'lab technician | lab assistant | biologist | chemist | scientist | research assistant | medical laboratory scientist | radiographer | radiology technician | Laborant | Biologielaborant | Chemielaborant | MTA',
    skills:
      'Laboratory methods; Documentation; Quality control; Handling of samples; Safety; Data analysis; Calibration; Working to protocol',
    questions: [
      'Describe a method that you know well, and where it can go wrong.',
      'A result does not fit. How do you proceed?',
      'How do you make sure that your results can be repeated?',
      'Tell us about a time when you stopped work for safety.',
      'How do you organize a day with many samples?',
    ],
    work: 'You prepare and analyze samples, and deliver results that decisions are based on.',
    team: 'You work with scientists and fellow technicians in a well-equipped laboratory.',
    suits: 'you work precisely, write everything down and like to know why.',
  }),
]
