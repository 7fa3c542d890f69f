import { firstHour, looks } from '../journeys/first-hour.ts'
import { balance } from '../support/balancer.ts'
import { startColumn } from '../support/column.ts'

/** The whole journey on engines that processes share, each role a process of its own, and no page sure of meeting the same web process twice. */
firstHour(
  async () => {
    const column = await startColumn()
    try {
      const balancer = await balance()
      const env = { PUBLIC_URL: balancer.url }
      await column.start(['relay'], env)
      const [first, second] = await Promise.all([
        column.start(['web', 'api'], env),
        column.start(['web', 'api'], env),
        ...['relay', 'projector', 'projector', 'processes', 'scheduler'].map((role) => column.start([role], env)),
      ])
      balancer.over([first!.url, second!.url])
      return {
        url: balancer.url,
        async stop() {
          await balancer.stop()
          await column.stop()
        },
      }
    } catch (error) {
      await column.stop()
      throw error
    }
  },
  looks.slice(0, 1),
)
