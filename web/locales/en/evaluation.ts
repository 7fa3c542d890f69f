export default {
  skillsInAnswers: 'Skills in the answers',
  notScored: 'Not scored',
  aboutNearest:
    'No machine has scored this application. These are the passages that share the most words with each skill; they show where to look and judge nothing.',
  suspicious: 'Text that speaks to a machine',
  aboutSuspicious: 'Found by patterns; it may be harmless. Nothing is scored, hidden or rejected because of it.',
  nothingNear: 'No passage shares words with {{skills}}.',
  saidAt: 'Said at {{time}}',
  written: 'Written',
} as const
