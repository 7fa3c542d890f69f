import { TimeChart } from '../../charts/time-chart.tsx'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'

const useText = namespace('overview')
type Day = { day: string; added: number; completed: number }

/** New and completed candidates of the last days, in UTC. */
export function Trend({ days }: { days: Day[] }) {
  const t = useText()
  const { number } = useFormat()
  const sum = (of: 'added' | 'completed') => number(days.reduce((total, day) => total + day[of], 0))
  return (
    <TimeChart
      title={t('trend')}
      note={t('trendSum', { added: sum('added'), completed: sum('completed') })}
      kind="line"
      grain="day"
      at={days.map(({ day }) => `${day}T00:00:00.000Z`)}
      series={[
        { key: 'added', name: t('trendNew'), values: days.map(({ added }) => added) },
        { key: 'completed', name: t('trendCompleted'), values: days.map(({ completed }) => completed) },
      ]}
      format={number}
    />
  )
}
