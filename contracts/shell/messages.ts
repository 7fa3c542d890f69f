/** What the documents give word for word (A§6, A§8). */
export const shellMessages = {
  paymentFailed: 'We were unable to process your credit card payment',
  updateDetails: 'Update your details here',
  toRetainAccess: 'to retain access to your account.',
  blocked: 'Your subscription has been blocked due to failed payment',
  contactUs: 'Please contact us to resolve this',
  candidatesReached: 'You’ve hit your plan’s candidate limit',
  candidatesNear: 'Heads up! You’re almost at your candidate video limit',
  candidatesWaiting: (waiting: number) => `You have reached your plan’s limit. There are ${waiting} candidates recording waiting for you…`,
  adBlocker: 'It looks like you are using an Ad-Blocker! Please disable it and reload the page.',
  askAdministrator: 'Please Contact your account administrator to upgrade',
} as const
