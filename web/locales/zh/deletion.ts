import type { Translation } from '../text.ts'
import type en from '../en/deletion.ts'

export default {
  title: '删除职位',
  question: '删除“{{title}}”？',
  erased: '将永久清除',
  erasesJob: '职位及其描述、面试、评分表和阶段',
  candidates_other: '{{number}} 位候选人及其联系方式、回答、评分和评论',
  recordings_other: '{{number}} 段录制',
  files_other: '{{number}} 个含文件的回答',
  figures: '分析中的相关数据：不再计入',
  stays: '将保留',
  staysRecord: '谁在何时做了什么的记录，不含个人数据，因此仍可证明未被更改。',
  link: '职位链接将提示该职位已关闭。此操作无法撤销。',
  typeTitle: '请输入“{{title}}”以确认',
  mistyped: '这不是该职位的名称',
  keep: '保留职位',
  delete: '删除职位',
  deleted: '“{{title}}”已删除',
  erasing: '正在清除候选人',
  progress: '{{done}} / {{total}}',
  goesOn: '您可以离开此页面；清除会继续进行。',
  allErased: '此职位的所有候选人均已清除。',
  nothingToErase: '此职位没有候选人。',
  backToJobs: '返回职位',
} satisfies Translation<typeof en>
