import type { FieldOfWork } from '#contracts/template/starter.ts'

/** What employers of any kind offer; each has to be true of the company before it is published. */
const common = [
  'Permanent contract with a fair, transparent salary',
  '30 days of paid vacation',
  'A structured first month with a mentor at your side',
  'Paid training that you choose with your manager',
  'Company pension with an employer contribution',
  'Time for appointments and family when you need it',
]
const desk = [
  'Flexible hours around shared core hours',
  'Work from home up to three days a week',
  'Equipment of your choice',
  'A yearly budget for courses and conferences',
]
const shifts = [
  'Rotas published four weeks in advance',
  'Extra pay for nights, Sundays and holidays',
  'Swap shifts with colleagues in an app',
]

/** By field of work, what is said first is what people in that field ask for most. */
export const benefits: Record<FieldOfWork, readonly string[]> = {
  software: [...desk, 'Paid on-call, with time off after a rough night', ...common],
  product: [...desk, 'Direct contact with the people who use the product', ...common],
  sales: [
    'Uncapped commission, paid monthly',
    'Leads and tools that you do not have to fight for',
    ...desk.slice(0, 2),
    ...common,
  ],
  marketing: [...desk, 'Freedom to test your own ideas with a real budget', ...common],
  service: [...shifts.slice(0, 1), 'Training on the product before your first call', ...desk.slice(0, 2), ...common],
  office: [...desk, 'Support for professional exams and memberships', ...common],
  logistics: [...shifts, 'Work clothes and safety shoes provided', 'Paid forklift and driver training', ...common],
  hospitality: [...shifts, 'Free meals on every shift', 'Tips are yours', ...common],
  care: [...shifts, 'Enough colleagues on every shift', 'Paid further education in your profession', ...common],
  trades: [
    'Modern tools and a vehicle for work',
    'Work clothes provided and washed',
    'Travel time is working time',
    'Paid certificates and master courses',
    ...common,
  ],
}
