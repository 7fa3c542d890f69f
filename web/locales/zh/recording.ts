import type { Translation } from '../text.ts'
import type en from '../en/recording.ts'

export default {
  // Before the first question
  needsScript: '录制需要 JavaScript。请为此页面启用后重新加载。',
  quietPlace: '请选择安静、光线充足的地方。提交前可以回看您的回答。',
  begin: '开始面试',
  gettingReady: '正在准备',
  notLoaded: '此页面的部分内容无法加载，暂时不能录制或发送。已录制的内容已安全保存在此设备上。',

  // A question
  questionOf: '第 {{number}} 题，共 {{questions}} 题',
  lostTitle: '此问题的录制尚未送达',
  lostText: '如果您在另一台设备上录制，请在那里打开链接，即可继续发送。也可以在此重新录制。',
  stillHere: '此页面关闭前，您已录制 {{length}} 的回答，仍保存在这里。',
  lookAtIt: '查看',
  willAsk: '浏览器会请求使用摄像头和麦克风。录制前可以检查这两项。',
  recordNow: '立即录制',
  noTakesTitle: '此问题的录制次数已用完',
  noTakesText: '最后一次录制在发送前被放弃。请写信给邀请您的人。',
  startingCamera: '正在启动摄像头…',

  // The camera
  yourCamera: '您的摄像头',
  camera: '摄像头',
  microphone: '麦克风',
  saySomething: '请说句话：麦克风收到声音时，指示条会移动。',
  startsIn: '{{time}} 后自动开始录制。',
  takesLeft_other: '还可录制 {{count}} 次。',
  startRecording: '开始录制',
  notYet: '暂不',
  stop: '停止',
  recorded: '已录制',
  countdown: '{{seconds}} 秒后开始录制',
  recording: '正在录制',
  stopped: '录制已停止，现在可以查看。',

  // The take
  cameraWentAway: '录制过程中摄像头断开了。在此之前的内容都已保留。',
  take: '第 {{number}} 次录制',
  takeAndLength: '第 {{number}} 次录制，{{length}}',
  noTakesLeft: '录制次数已用完',
  recordAgain_other: '重新录制（剩余 {{count}} 次）',
  useAnswer: '使用此回答',

  // After the last question
  allRecorded: '所有问题均已录制',
  sentInBackground: '您可以继续作答，录制内容会在后台发送。',
  waitingForConnection: '正在等待连接。已录制的内容已安全保存在此设备上。',
  beingPrepared: '请稍候，正在处理录制内容。',

  // No picture
  deniedTitle: '需要摄像头和麦克风权限',
  deniedText: '要录制视频，请允许此网页使用您的摄像头和麦克风。',
  missingTitle: '未找到摄像头或麦克风',
  missingText: '请连接摄像头和麦克风，或在手机上打开此链接，然后重试。',
  busyTitle: '摄像头正在被使用',
  busyText: '其他程序或标签页正在使用您的摄像头或麦克风。请将其关闭后重试。',
  unsupportedTitle: '此浏览器无法录制',
  unsupportedText: '请用最新版本的 Chrome、Edge、Firefox 或 Safari 打开此链接。',
  fullTitle: '此设备空间不足',
  fullText: '请释放一些空间后重试。之前录制的内容已保留。',
  failedTitle: '录制失败',
  failedText: '摄像头出现问题。在此之前录制的内容已保留。',
  howToAllow: '如何允许访问',
  allowAddress: '点击浏览器顶部地址旁的摄像头或锁形图标。',
  allowPage: '将此页面的摄像头和麦克风设为“允许”。',
  allowSystem: '在手机或 Mac 上，还需在系统隐私设置中允许浏览器使用它们。',
  allowReturn: '返回此处并点击“重试”。',
  tryAgain: '重试',

  // On the way
  elsewhereTitle: '您有一段录制尚未送达',
  elsewhereText: '它在您录制时所用的设备上。请在那里再次打开链接，即可继续发送。',
  arrived_other: '所有录制均已送达，您可以关闭此页面。',
  notSent: '有一段录制无法发送',
  gone: '该录制已不在此设备上，请重新录制。',
  notAccepted: '此录制未被接受。',
  tooLarge: '此录制过大，请录制更短的回答。',
  noRetakes: '此问题的录制次数已用完。',
  over: '此申请已完成。',
  sendAgain: '重试',
  sending_other: '正在发送 {{count}} 段录制',
  arrivedSoFar_other: '已送达 {{count}} 段录制',
  sentOf: '{{sent}} / {{total}} MB',
  connectionLost: '连接已断开。已录制的内容已安全保存在此设备上，恢复联网后会立即发送。',
  keepOpen: '在全部送达之前，请保持此页面打开。如需离开，请稍后在此设备上再次打开链接。',
  timeLeft: '剩余 {{seconds}} 秒作答',
  timeOver: '此问题的作答时间已到。您仍可发送已输入的内容。',
} satisfies Translation<typeof en>
