import type { CompanyCommand } from '#contracts/company/commands.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { same } from '#contracts/kernel/same.ts'
import { type Decider, decideBy, type Decisions } from '#domain/decider.ts'
import { addJobMedia, removeJobMedia } from './commands/job-media.ts'
import { addCategories, updateCategories } from './commands/categories.ts'
import { configureSingleSignOn, disableSingleSignOn } from './commands/single-sign-on.ts'
import { connectCalendars, disconnectCalendars, rotateCalendarsToken } from './commands/calendars.ts'
import { changeDetails } from './commands/change-details.ts'
import { addEmailDomain, mailDomainProof, proveEmailDomain, removeEmailDomain } from './commands/email-domains.ts'
import { addMembersToGroups, changeGroup, createGroup, deleteGroup } from './commands/groups.ts'
import { addBrandPicture, changeBrand, createBrand, deleteBrand } from './commands/brands.ts'
import { issueApiKey } from './commands/issue-api-key.ts'
import { changeJobDefaults } from './commands/job-defaults.ts'
import { limitMessages } from './commands/limit-messages.ts'
import { setModuleLimit } from './commands/set-module-limit.ts'
import { changeMessageRules } from './commands/message-rules.ts'
import { deleteMessageTemplate, saveMessageTemplate } from './commands/message-templates.ts'
import { register } from './commands/register.ts'
import { revokeApiKey } from './commands/revoke-api-key.ts'
import { changeRole, createRole, deleteRole } from './commands/roles.ts'
import { takeSlug } from './commands/take-slug.ts'
import { type Company, evolve, initialState } from './company.ts'
import { registered } from './policies/registered.ts'

const decisions: Decisions<Company, CompanyCommand, CompanyEvent> = {
  RegisterCompany: register,
  IssueApiKey: (data, state, { asker }) => issueApiKey(data, state, asker),
  RevokeApiKey: revokeApiKey,
  ConfigureSingleSignOn: configureSingleSignOn,
  DisableSingleSignOn: (_data, state) => disableSingleSignOn(state),
  AddEmailDomain: addEmailDomain,
  MailEmailDomainProof: mailDomainProof,
  ProveEmailDomain: proveEmailDomain,
  RemoveEmailDomain: removeEmailDomain,
  ChangeCompanyDetails: changeDetails,
  TakeCompanySlug: takeSlug,
  LimitMessages: limitMessages,
  SetModuleLimit: setModuleLimit,
  CreateGroup: createGroup,
  ChangeGroup: changeGroup,
  DeleteGroup: deleteGroup,
  AddMembersToGroups: addMembersToGroups,
  CreateRole: createRole,
  ChangeRole: changeRole,
  DeleteRole: deleteRole,
  AddJobMedia: addJobMedia,
  RemoveJobMedia: removeJobMedia,
  AddBrandPicture: addBrandPicture,
  CreateBrand: createBrand,
  ChangeBrand: changeBrand,
  DeleteBrand: deleteBrand,
  UpdateCategories: updateCategories,
  AddCategories: addCategories,
  ChangeJobDefaults: changeJobDefaults,
  ChangeSchedulingSettings: (data, state) =>
    same(data, registered(state).scheduling) ? [] : [{ type: 'SchedulingSettingsChanged', data: data }],
  ConnectCompanyCalendars: connectCalendars,
  RotateCompanyCalendarsToken: rotateCalendarsToken,
  DisconnectCompanyCalendars: disconnectCalendars,
  ChangeMessageRules: changeMessageRules,
  SaveMessageTemplate: saveMessageTemplate,
  DeleteMessageTemplate: deleteMessageTemplate,
}

export const companyDecider: Decider<Company, CompanyCommand, CompanyEvent> = {
  category: 'company',
  initialState,
  evolve,
  decide: decideBy(decisions),
}
