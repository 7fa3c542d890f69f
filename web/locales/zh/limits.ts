import type { Translation } from '../text.ts'
import type en from '../en/limits.ts'

export default {
  jobs: '活跃职位',
  seats: '用户席位',
  candidates: '本月单向面试',
  lives: '本月实时面试',
  texts: '本月短信',
  used: '已使用 {{used}} / {{total}}',
  left: '剩余 {{number}}',
  over: '超出上限 {{number}}',
  waiting: '等待中的候选人：{{number}}',
  candidateOf: '{{job}} 的候选人',
  more: '以及另外 {{number}} 位',
  heldTitle: '此候选人正在等待',
  heldText:
    '套餐本月的 {{of}} 次单向面试已用完：{{used}} 位候选人已完成。录制和回答已妥善保存，待套餐有余量或下个月开始时显示。',
  heldUpgrade: '查看套餐',
  askThem: '您的账户管理员：',
} satisfies Translation<typeof en>
