import { createContext } from 'react'

/** Who can take part in interviews: the colleagues of who builds the job. */
export const Colleagues = createContext<readonly { userId: string; name: string }[]>([])
