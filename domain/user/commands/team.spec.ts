import { describe, it } from 'vitest'
import type { UserEvent } from '#contracts/user/events.ts'
import { userDecider } from '#domain/user/decider.ts'
import { admin, contextOf, noon, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(userDecider, contextOf(admin))
const sam = '11111111-1111-4111-8111-222222222222'
const [first, second] = ['33333333-3333-4333-8333-333333333331', '33333333-3333-4333-8333-333333333332']
const later = '2026-03-09T12:00:00.000Z'
const invitation = {
  userId: sam,
  email: 'sam@acme.test',
  roleId: 'edit',
  invitedBy: rita,
  invitationId: first,
  expiresAt: later,
}
const invited: UserEvent = { type: 'UserInvited', data: invitation }
const accepted: UserEvent = {
  type: 'InvitationAccepted',
  data: { invitationId: first, name: 'Sam Okoye', passwordHash: 'hash', passwordSetAt: noon },
}
const expired: UserEvent = { type: 'InvitationExpired', data: { invitationId: first } }
const revoked: UserEvent = { type: 'InvitationRevoked', data: { invitationId: first } }
const removed: UserEvent = { type: 'UserRemoved', data: { userId: sam } }
const resent: UserEvent = { type: 'InvitationResent', data: { invitationId: second, expiresAt: later } }
const superAdmin: UserEvent = {
  type: 'UserSignedUp',
  data: {
    userId: sam,
    name: 'Sam',
    email: 'sam@acme.test',
    passwordHash: 'hash',
    role: 'admin',
    creator: true,
  } as never,
}

const invite = { type: 'InviteUser', data: invitation } as const
const accept = (invitationId = first) =>
  ({ type: 'AcceptInvitation', data: { invitationId, name: ' Sam Okoye ', passwordHash: 'hash' } }) as const
const expire = (invitationId = first) => ({ type: 'ExpireInvitation', data: { invitationId } }) as const
const assign = (roleId: string) => ({ type: 'AssignUserRole', data: { roleId } }) as const
const remove = { type: 'RemoveUser', data: { userId: sam } } as const

describe('an invitation', () => {
  it('is made once, and again after it ran out', () => {
    given().when(invite).then(invited)
    given(invited).when(invite).thenNothing()
    given(invited, accepted).when(invite).thenNothing()
    given(invited, expired).when(invite).then(invited)
  })

  it('is accepted once, by the latest link', () => {
    given(invited).when(accept()).then(accepted)
    given(invited, accepted)
      .when(accept())
      .thenRejects('invitation/used', 'This invitation has been used already. Please sign in.')
    given(invited, resent)
      .when(accept())
      .thenRejects('invitation/revoked', 'A newer invitation was sent to you. Please use the link in the latest email.')
    given(invited, resent)
      .when(accept(second))
      .then({ ...accepted, data: { ...accepted.data, invitationId: second } } as UserEvent)
    given()
      .when(accept())
      .thenRejects('invitation/not-found', 'This invitation link is not complete. Please open it again from the email.')
  })

  it('leaves the account in the language of the page it was answered on, where that is known', () => {
    const inHebrew = { ...accept(), data: { ...accept().data, language: 'he' } } as const
    given(invited)
      .when(inHebrew)
      .then(accepted, { type: 'UserLanguageChosen', data: { language: 'he' } })
    given(invited)
      .when({ ...inHebrew, data: { ...inHebrew.data, language: null } })
      .then(accepted)
  })

  it('is not accepted once it is over, even before the timer has said so', () => {
    given(invited, revoked)
      .when(accept())
      .thenRejects('invitation/revoked', 'This invitation has been withdrawn. Please ask your colleague.')
    given(invited, expired)
      .when(accept())
      .thenRejects('invitation/expired', 'This invitation has expired. Please ask your colleague for a new one.')
    given({ ...invited, data: { ...invitation, expiresAt: noon } } as UserEvent)
      .when(accept())
      .thenRejects('invitation/expired')
  })

  it('expires unless it is answered, withdrawn or sent again', () => {
    given(invited).when(expire()).then(expired)
    for (const over of [[accepted], [revoked], [resent], [accepted, removed]])
      given(invited, ...over)
        .when(expire())
        .thenNothing()
  })

  it('is withdrawn once, and only while it is open', () => {
    given(invited).when({ type: 'RevokeInvitation', data: {} }).then(revoked)
    given(invited, accepted).when({ type: 'RevokeInvitation', data: {} }).thenRejects('team/not-pending')
  })

  it('is sent again with a new term, unless it has run out', () => {
    given(invited)
      .when({ type: 'ResendInvitation', data: { invitationId: second, expiresAt: later } })
      .then(resent)
    given(invited, expired)
      .when({ type: 'ResendInvitation', data: { invitationId: second, expiresAt: later } })
      .thenRejects('invitation/expired', 'This invitation has expired. Invite the person again.')
  })
})

describe('a role', () => {
  it('can be changed before and after a person has joined', () => {
    given(invited)
      .when(assign('review'))
      .then({ type: 'UserRoleAssigned', data: { roleId: 'review' } })
    given(invited, accepted)
      .when(assign('admin'))
      .then({ type: 'UserRoleAssigned', data: { roleId: 'admin' } })
    given(invited, accepted).when(assign('edit')).thenNothing()
  })

  it('of the super admin stays', () => {
    given(superAdmin).when(assign('review')).thenRejects('team/super-admin')
    given(superAdmin).when(remove).thenRejects('team/super-admin')
  })

  it('of one’s own stays, and so does one’s own account', () => {
    const asSam = specify(userDecider, contextOf({ ...admin, userId: sam } as typeof admin))
    asSam(invited, accepted).when(assign('review')).thenRejects('team/own-account', 'You cannot change your own role')
    asSam(invited, accepted).when(remove).thenRejects('team/own-account', 'You cannot remove yourself')
  })
})

describe('removing a person', () => {
  it('happens once, and withdraws the invitation of who has not joined', () => {
    given(invited, accepted).when(remove).then(removed)
    given(invited, accepted, removed).when(remove).thenNothing()
    given(invited).when(remove).then(revoked)
    given().when(remove).thenRejects('team/user-not-found')
  })
})
