export default {
  // Before the first question
  needsScript: 'Recording needs JavaScript. Please allow it for this page, then reload.',
  quietPlace: 'Find a quiet, well-lit place. You can watch your answer before you submit it.',
  begin: 'Begin the interview',
  gettingReady: 'Getting ready',
  notLoaded:
    'Part of this page could not be loaded, so nothing can be recorded or sent yet. What you have recorded is safe on this device.',

  // A question
  questionOf: 'Question {{number}} of {{questions}}',
  lostTitle: 'Your recording for this question has not arrived',
  lostText: 'If you recorded it on another device, open the link there and it goes on. Or record it again here.',
  stillHere: 'You recorded an answer of {{length}} before this page was closed. It is still here.',
  lookAtIt: 'Look at it',
  willAsk: 'Your browser will ask for your camera and microphone. You can check both before you record.',
  recordNow: 'Record Now',
  noTakesTitle: 'No takes are left for this question',
  noTakesText: 'The last one was given up before it was sent. Please write to the people who invited you.',
  startingCamera: 'Starting your camera...',

  // The camera
  yourCamera: 'Your camera',
  camera: 'Camera',
  microphone: 'Microphone',
  saySomething: 'Say something: the bar moves when your microphone hears you.',
  startsIn: 'Recording starts by itself in {{time}}.',
  takesLeft_one: 'This is your only take left.',
  takesLeft_other: '{{count}} takes left.',
  startRecording: 'Start recording',
  notYet: 'Not yet',
  stop: 'Stop',
  recorded: 'Recorded',
  countdown: 'Recording starts in {{seconds}}',
  recording: 'Recording',
  stopped: 'Recording stopped. You can look at it now.',

  // The take
  cameraWentAway: 'The camera went away while you were recording. Everything up to then is here.',
  take: 'Take {{number}}',
  takeAndLength: 'Take {{number}}, {{length}}',
  noTakesLeft: 'No takes left',
  recordAgain_one: 'Record again ({{count}} left)',
  recordAgain_other: 'Record again ({{count}} left)',
  useAnswer: 'Use this answer',

  // After the last question
  allRecorded: 'All questions are recorded',
  sentInBackground: 'What you recorded is sent in the background while you go on.',
  waitingForConnection: 'Waiting for the connection. What you recorded is safe on this device.',
  beingPrepared: 'One moment, what you recorded is being prepared.',

  // No picture
  deniedTitle: 'Camera and Microphone Access Required',
  deniedText: 'In order to record your video, you must allow this webpage access to your camera and microphone.',
  missingTitle: 'No camera or microphone found',
  missingText: 'Connect a camera and a microphone, or open this link on your phone, then try again.',
  busyTitle: 'The camera is in use',
  busyText: 'Another program or tab is using your camera or microphone. Close it, then try again.',
  unsupportedTitle: 'This browser cannot record',
  unsupportedText: 'Open this link in a current version of Chrome, Edge, Firefox or Safari.',
  fullTitle: 'No room left on this device',
  fullText: 'Free some space, then try again. What you had recorded before is kept.',
  failedTitle: 'The recording failed',
  failedText: 'Something went wrong with the camera. What was recorded until then is kept.',
  howToAllow: 'How to allow access',
  allowAddress: 'Press the camera or lock sign beside the address at the top of the browser.',
  allowPage: 'Set camera and microphone to "Allow" for this page.',
  allowSystem: "On a phone or a Mac, also allow the browser to use them in the system's privacy settings.",
  allowReturn: 'Come back here and press "Try Again".',
  tryAgain: 'Try Again',

  // On the way
  elsewhereTitle: 'One of your recordings has not arrived',
  elsewhereText: 'It is on the device you recorded it with. Open the link there once more, and it goes on its way.',
  arrived_one: 'Your recording has arrived. You can close this page.',
  arrived_other: 'All your recordings have arrived. You can close this page.',
  notSent: 'A recording could not be sent',
  gone: 'The recording is no longer on this device. Please record it again.',
  notAccepted: 'This recording could not be accepted.',
  tooLarge: 'This recording is too large. Please record a shorter answer.',
  noRetakes: 'No takes are left for this question.',
  over: 'This application is already complete.',
  sendAgain: 'Try again',
  sending_one: 'Sending your recording',
  sending_other: 'Sending {{count}} recordings',
  arrivedSoFar_one: 'Your recording has arrived',
  arrivedSoFar_other: '{{count}} recordings have arrived',
  sentOf: '{{sent}} of {{total}} MB',
  connectionLost:
    'The connection is lost. What you recorded is safe on this device and goes on its way as soon as you are online again.',
  keepOpen:
    'Please keep this page open until everything has arrived. If you have to leave, open the link again later on this device.',
} as const
