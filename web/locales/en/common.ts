export default {
  skipToContent: 'Skip to content',
  language: 'Language',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
} as const
