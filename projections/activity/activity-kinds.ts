import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { Activity } from '#contracts/views/history.ts'

/** What an event is to the people who read the history. */
export function activitiesOf(event: CandidateEvent): Activity[] {
  switch (event.type) {
    case 'CandidateAdded':
      return ['created']
    case 'CandidateInvited':
      return ['invited']
    case 'HeldReachSettled':
      return [event.data.how === 'send' ? 'message released' : 'message cancelled']
    case 'InvitationOpened':
      return ['invitation opened']
    case 'InviteDeadlinePassed':
      return ['expired']
    case 'InviteDeadlineChanged':
      return ['edited']
    case 'CandidateReminded':
      return ['reminder sent']
    case 'MailUndelivered':
    case 'SmsUndelivered':
      return ['message not delivered']
    case 'ApplicationLinkRequested':
      return ['link requested']
    case 'CandidateStarted':
      return ['started']
    case 'CandidateCameBy':
      return ['origin noted']
    case 'AnswerGiven':
      return ['answered']
    case 'AnswerSignalsNoted':
      return ['signals noted']
    case 'RecordingSubmitted':
    case 'RecordingPosterAdded':
    case 'FileUploaded':
    case 'FileRemoved':
      return ['processing']
    case 'RecordingUploaded':
      return ['recording received']
    case 'JourneyFinished':
      return event.data.uploadsPending > 0 ? ['processing'] : ['journey finished']
    case 'CandidateCompleted':
      return ['completed']
    case 'CandidateAutoRejected':
    case 'CandidateMovedToColumn':
    case 'CandidateRejected':
      return ['phase exited', 'phase entered']
    case 'CandidateMoveUndone':
      return ['move undone']
    case 'CandidateRated':
      return ['rated']
    case 'RatingCleared':
      return ['rating cleared']
    case 'CommentEdited':
      return ['comment edited']
    case 'CommentDeleted':
      return ['comment deleted']
    case 'CandidateCommented':
      return ['commented']
    case 'CommentReacted':
      return ['liked']
    case 'ScoreDrafted':
      return ['score drafted']
    case 'ScoreSent':
      return ['scored']
    case 'ScoreChanged':
      return ['score changed']
    case 'ScoresAsked':
      return ['scores asked']
    case 'MustHaveMissed':
      return event.data.outcome === 'reject'
        ? ['must-have missed', 'phase exited', 'phase entered']
        : ['must-have missed']
    case 'MessageWritten':
      return [event.data.sendsAt ? 'message held' : 'message written']
    case 'MessageReleased':
      return ['message released']
    case 'MessageCancelled':
      return ['message cancelled']
    case 'MessageSent':
      return ['message sent']
    case 'MessageUndelivered':
      return ['message not delivered']
    case 'RejectionDeclined':
      return ['rejection declined']
    case 'InterviewStepRecorded':
      return [`interview ${event.data.step}`]
    case 'CandidateShared':
      return ['shared']
    case 'CandidateShareEnded':
      return ['share ended']
    case 'GuestFeedbackGiven':
      return ['guest feedback']
    case 'TranscriptAsked':
      return ['transcript asked']
    case 'TranscriptMade':
      return event.data.source === 'machine' ? ['transcoded', 'transcribed'] : ['transcribed']
    case 'TranscriptFailed':
      return ['transcript failed']
    case 'TranscriptCorrected':
      return ['transcript corrected']
    case 'EvaluationConsentGiven':
      return ['evaluation consent']
    case 'EvaluationAsked':
      return ['evaluation asked']
    case 'EvaluationMade':
      return ['AI summarised']
    case 'EvaluationFailed':
      return ['evaluation failed']
    case 'EvaluationReviewed':
      return ['evaluation reviewed']
    case 'CandidateUnmasked':
      return ['unmasked']
    case 'RejectionMessageHeld':
      return ['message held']
    case 'RejectionMessageReleased':
      return ['message released']
    case 'RejectionMessageCancelled':
      return ['message cancelled']
    case 'RejectionMessageLeft':
      return [event.data.outcome === 'sent' ? 'message sent' : 'message not delivered']
    case 'TagsChanged':
      return ['tags changed']
    case 'AutomationRan':
      return ['automation ran']
    case 'AutomationSkipped':
      return ['automation skipped']
    case 'CandidateReinvited':
      return event.data.to === null ? ['reinvited'] : ['reinvited', 'phase exited', 'phase entered']
    case 'MeetingOrdered':
      return ['interview ordered']
    case 'MeetingDue':
      return ['interview due']
    case 'CandidateWaited':
      return ['waited']
    case 'CandidateRenamed':
      return ['renamed']
    case 'OutsideStepRecorded':
      return ['other system']
    case 'CandidateDeleted':
      return ['deleted']
    case 'CandidateErased':
      return ['erased']
    default:
      return event satisfies never
  }
}
