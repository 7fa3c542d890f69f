export default {
  title: 'Sample job: Customer support agent',
  location: 'Anywhere',
  description:
    'Help our customers by email and chat, and tell the product team what they struggle with. This is a sample job: change whatever you like.',
  skillWriting: 'Clear writing',
  skillPatience: 'Patience',
  skillSolving: 'Problem solving',
  whenStart: 'When could you start?',
  startNow: 'Right away',
  startMonth: 'Within a month',
  startLater: 'Later',
  interview: 'Video interview',
  questionHelp: 'Tell us about a time you helped somebody solve a problem.',
  questionUpset: 'How do you answer a customer who is upset?',
} as const
