import type { Core } from '../../core/core.ts'
import { changeInviteDeadline, changeInviteStatus, settleHeldReach } from './change-invitation.ts'
import { checkImport, importCandidates, revertImport } from './import.ts'
import { remindCandidate } from './follow-up.ts'
import { inviteCandidates } from './invite.ts'
import { languageOfLink } from './language-of-link.ts'
import { mediaOfApplication } from './media-of-application.ts'
import { optOutUseCases } from './opt-outs.ts'
import { openApplication } from './open-application.ts'
import { readPeople } from './read-people.ts'
import { noteInvitationOpened, requestApplicationLink } from './request-link.ts'
import { startApplication } from './start-application.ts'
import { finishApplication, giveAnswer, noteSignals, timesOfPage, withdrawEvaluation } from './walk.ts'

export const candidacyUseCases = (core: Core) => ({
  ...optOutUseCases(core),
  openApplication: openApplication(core),
  languageOfLink: languageOfLink(core),
  mediaOfApplication: mediaOfApplication(core),
  startApplication: startApplication(core),
  noteInvitationOpened: noteInvitationOpened(core),
  requestApplicationLink: requestApplicationLink(core),
  giveAnswer: giveAnswer(core),
  timesOfPage: timesOfPage(core),
  noteSignals: noteSignals(core),
  withdrawEvaluation: withdrawEvaluation(core),
  finishApplication: finishApplication(core),
  inviteCandidates: inviteCandidates(core),
  readPeople: readPeople(),
  checkImport: checkImport(core),
  importCandidates: importCandidates(core),
  revertImport: revertImport(core),
  remindCandidate: remindCandidate(core),
  changeInviteDeadline: changeInviteDeadline(core),
  changeInviteStatus: changeInviteStatus(core),
  settleHeldReach: settleHeldReach(core),
})
