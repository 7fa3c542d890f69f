export default {
  title: 'Outbox',
  about: 'Messages that this server has kept instead of sending them, newest first.',
  empty: 'No messages yet',
  emptyText: 'Invitations, codes and other messages appear here.',
  elsewhere: 'Messages to an address are not shown here',
  elsewhereText:
    'They hold codes and links that open an account. Only a browser on the server itself sees them, under a local name such as localhost and without a proxy or tunnel. Administrators who are signed in see those of their company. To have messages sent, set SMTP_URL.',
  signIn: 'Sign in',
  to: 'To {{to}}',
} as const
