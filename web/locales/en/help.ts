export default {
  title: 'Help Center',
  intro: 'Short answers to what people ask most. Type a word to find yours.',
  search: 'Search help',
  none: 'No answer has “{{search}}” in it.',
  more: 'Still stuck? <link>Contact us</link>.',
  groupJobs: 'Build a job',
  groupCandidates: 'Get candidates',
  groupReview: 'Review and decide',
  groupTeam: 'Work as a team',
  groupRecord: 'Prove what happened',
  newJobTitle: 'How do I create a job?',
  newJob:
    'Choose Create New Job. The builder leads through job details, scorecard, questions, preview and Get Candidates. Everything is saved while you type: close the page and continue later, where you left off.',
  questionsTitle: 'Which questions can I ask?',
  questions:
    'Recorded video questions, written answers, choices, numbers, dates, files and more. Press one in the list of the Interview Builder or drag it where it belongs. For a video question you set the time to think, the time to answer and the number of takes.',
  knockoutTitle: 'Can a wrong answer end an application?',
  knockout:
    'Yes. Mark the right answer of a question and turn on automatic rejection. Candidates who answer otherwise see the page that you wrote for them, and the history says which answer decided it.',
  previewTitle: 'How do I see what candidates see?',
  preview:
    'Open the preview in the builder. It is the candidate’s own page, on a phone or a desktop, and nothing that you enter there is stored.',
  changeLiveTitle: 'What happens when I change a live job?',
  changeLive:
    'Candidates who have begun keep the questions with which they began. Before new questions go live, you see who is affected and whose result would have been different.',
  shareTitle: 'How do candidates reach the interview?',
  share:
    'Share the link or the QR code under Get Candidates, or invite people by email. They need a browser with a camera and no account.',
  inviteTitle: 'How do I invite many people at once?',
  invite:
    'Under Get Candidates, add a row for each person and send all invitations together. From the board you remind people who have not answered, one by one or all that you select.',
  stuckTitle: 'A candidate cannot record. What can they do?',
  stuck:
    'The browser has to be allowed to use camera and microphone; the page says how. A recording that could not be sent stays on the device and is sent when the connection is back. The link in their email leads back to where they left off.',
  watchTitle: 'How do I review a candidate?',
  watch:
    'Open the candidate from the board or the list. Watch the answers, give stars and comment; a comment can point to a second of a recording. J and K lead to the next candidate and the one before.',
  boardTitle: 'How do I move candidates?',
  board:
    'Drag a card to another stage, or use its menu or the keyboard. Select several to move them together. Every move can be undone, and colleagues see it at once.',
  hiddenTitle: 'Why do I not see the ratings of others?',
  hidden:
    'This job asks reviewers for their own opinion first. Rate the candidate, and the ratings of your colleagues appear. Those who may edit the job can turn this off beside the ratings.',
  figuresTitle: 'Where do I see how hiring is going?',
  figures:
    'Analytics counts applications, drop-off, time in stage and hires for all jobs or some. Each figure opens the candidates behind it. Save what you look at often as a dashboard and share it.',
  colleaguesTitle: 'How do I add colleagues?',
  colleagues:
    'Under Settings, Users, invite them by email and choose a role. The role says what they may see and change; an administrator can change it at any time.',
  keysTitle: 'Is there a faster way than the mouse?',
  keys: 'Press Ctrl or Command with K to go anywhere and to act on the open job or candidate. Press ? to see the keys of a page.',
  historyTitle: 'Who did what, and when?',
  history:
    'Each candidate has a history with every step and decision, who took it and why. Choose a moment to see the candidate, or the whole board, as it was then.',
  proofTitle: 'How can I prove that a history is complete?',
  proof:
    'Each entry carries a seal over the one before it. Verify recalculates all of them and says whether anything was changed, added or removed. The history can be downloaded and verified elsewhere.',
  eraseTitle: 'How do I erase a person’s data?',
  erase:
    'Delete the candidate from their page. Contact details, answers, recordings and comments are erased for good; the history keeps that something happened, without saying anything about the person.',
  groupInterviews: 'Meet live',
  statusesTitle: 'What do the statuses of a live interview mean?',
  statuses:
    'A new interview waits for approval where your company wants that, for the candidate to reach its step in the job, or for the candidate to choose a time. Everything that happens to it is in its history.',
  statusNext: 'What can happen next',
  statusFinal: 'Nothing more: it is over',
  act_approve: 'A colleague approves it',
  act_disapprove: 'A colleague disapproves it',
  act_offer: 'A colleague offers times',
  act_book: 'A time is chosen',
  act_ask: 'The candidate asks for other times',
  act_cancel: 'A colleague cancels it',
  act_candidateCancel: 'The candidate cancels it',
  act_withdraw: 'The candidate is rejected or deleted, or the job archived',
  act_expire: 'The offer ends without a time',
  act_complete: 'Its end has passed',
} as const
