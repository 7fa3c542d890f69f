import type { Translation } from '../text.ts'
import type en from '../en/errors.ts'

export default {
  signInTitle: '请先登录',
  signInText: '您尚未登录，或登录已失效。请登录后重新打开此地址。',
  noRecordingTitle: '没有此录制内容',
  noRecordingText: '它可能已被删除，或者您无权观看。',
  wrongHostTitle: '此地址尚未配置',
  wrongHostText:
    'Hirelog 不会以您地址栏中的名称响应。如果此安装由您运维，请将 PUBLIC_URL 设为浏览器使用的地址，例如 PUBLIC_URL=https://hire.example.com，然后重新启动。前置代理必须传递 Host 标头，或在 TRUSTED_PROXIES 中列出。',
  notOursTitle: '未做任何更改',
  notOursText: '此请求并非来自 Hirelog 的页面。',
  tooLargeTitle: '内容过大',
  tooLargeText: '您发送的内容超出了此页面可接受的大小。未做任何更改。',
  unreadableTitle: '无法识别此地址',
  unreadableText: '地址可能被截断或输入有误。请从原处重新打开链接，或前往首页。',
  refusedTitle: '请求未被接受',
  refusedText: '无法理解此请求。未做任何更改。',
  awayTitle: '暂时无法连接 Hirelog',
  awayText: '数据库没有响应。您已保存的内容是安全的。请稍后重新打开此地址。',
  brokenTitle: '出错了',
  brokenText: '这是我们的问题，与您无关。您已保存的内容是安全的。',
  home: '前往首页',
} satisfies Translation<typeof en>
