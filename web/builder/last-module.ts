/** Which module of a job was open last in this browser: where its step opens again, before what was last saved (JOB-036). */
const keyOf = (userId: string, jobId: string) => `builder-module:${userId}:${jobId}`

export function keepLastModule(userId: string, jobId: string, moduleId: string | null) {
  try {
    if (moduleId === null) localStorage.removeItem(keyOf(userId, jobId))
    else localStorage.setItem(keyOf(userId, jobId), moduleId)
  } catch (error) {
    console.info('The module that is open is not remembered:', error)
  }
}

export function lastModule(userId: string, jobId: string): string | null {
  try {
    return localStorage.getItem(keyOf(userId, jobId))
  } catch (error) {
    console.info('The module that was open is not known:', error)
    return null
  }
}
