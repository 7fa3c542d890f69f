import { type StatusName, statusCodes, statusNames } from '#contracts/interview/codes.ts'
import { after, interviewActs } from '#contracts/interview/transitions.ts'
import { namespace } from '../i18n/namespace.ts'

const useText = namespace('meetings')
const useHelpText = namespace('help')

/** The table of transitions as the product follows it: for each status what can happen, and what it is then. */
export function StatusTable() {
  const t = useText()
  const help = useHelpText()
  return (
    <table className="w-full text-start text-sm">
      <thead>
        <tr>
          <th scope="col" className="py-1 text-start font-medium">
            {t('status')}
          </th>
          <th scope="col" className="py-1 text-start font-medium">
            {help('statusNext')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {statusNames.map((status) => (
          <tr key={status} className="align-top">
            <th scope="row" className="py-2 pe-4 text-start font-normal">
              {t(`status${status}`)} <span className="text-muted tabular-nums">{statusCodes[status]}</span>
            </th>
            <td className="py-2 text-muted">
              <Next status={status} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Next({ status }: { status: StatusName }) {
  const t = useText()
  const help = useHelpText()
  const next = interviewActs.flatMap((act) => {
    const then = after(status, act)
    return then ? [{ act, then }] : []
  })
  if (next.length === 0) return help('statusFinal')
  return (
    <ul className="flex flex-col gap-1">
      {next.map(({ act, then }) => (
        <li key={act}>
          {help(`act_${act}`)}: <span className="text-ink">{t(`status${then}`)}</span>
        </li>
      ))}
    </ul>
  )
}
