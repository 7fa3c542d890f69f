export default {
  skipToContent: 'Skip to content',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
} as const
