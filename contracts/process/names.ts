/** Names of process managers that others ask about: a manager's progress is a stream named after it, so a name never changes. */
export const MOVE_EACH_CANDIDATE = 'move-each-candidate'
export const SEND_WRITTEN_MESSAGE = 'written-message-is-sent'
