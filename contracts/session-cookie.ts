/** The cookie that holds the session token. The `__Host-` prefix, where https allows it, pins it to this host and path. */
export const sessionCookieName = (publicUrl: string) => (publicUrl.startsWith('https:') ? '__Host-hirelog' : 'hirelog')
