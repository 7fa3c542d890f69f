export default {
  title: 'Outbox',
  about: 'Messages that this server has kept instead of sending them, newest first.',
  empty: 'No messages yet',
  emptyText: 'Invitations, codes and other messages appear here.',
  to: 'To {{to}}',
} as const
