// Run by mongosh: the replica set, an administrator, the user of the platform, and one who may only read the read models.
const { ADMIN_PASSWORD, PLATFORM_PASSWORD, ANALYST_PASSWORD } = process.env
const MEMBERS = ['mongodb-1:27017', 'mongodb-2:27017', 'mongodb-3:27017']

const signedIn = () => {
  try {
    return db.auth('admin', ADMIN_PASSWORD).ok === 1
  } catch {
    return false
  }
}
/** Only a primary takes users; after a start, members elect one before they have it. */
const ready = () => {
  while (!db.hello().isWritablePrimary) sleep(200)
}
if (!signedIn()) {
  // Without users, this node accepts a client of its own machine.
  try {
    rs.initiate({ _id: 'hirelog', members: MEMBERS.map((host, _id) => ({ _id, host, priority: _id === 0 ? 2 : 1 })) })
  } catch (error) {
    if (error.codeName !== 'AlreadyInitialized') throw error
  }
  ready()
  db.createUser({ user: 'admin', pwd: ADMIN_PASSWORD, roles: ['root'] })
  db.auth('admin', ADMIN_PASSWORD)
}

// Read models, states and keys lie in databases of their own: who may read one may not read the others.
const users = [
  {
    user: 'hirelog',
    pwd: PLATFORM_PASSWORD,
    roles: ['hirelog', 'hirelog_runtime', 'hirelog_keys'].map((name) => ({ role: 'dbOwner', db: name })),
  },
  { user: 'analyst', pwd: ANALYST_PASSWORD, roles: [{ role: 'read', db: 'hirelog' }] },
]
ready()
for (const { user, ...account } of users) {
  if (db.getUser(user)) db.updateUser(user, account)
  else db.createUser({ user, ...account })
}
print('MongoDB: users hirelog and analyst are there')
