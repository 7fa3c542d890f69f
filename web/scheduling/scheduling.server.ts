import { randomUUID } from 'node:crypto'
import { type AvailabilityRule, buffers, standardRule, weekdays } from '#contracts/availability/rules.ts'
import { mayDo } from '#contracts/kernel/asker.ts'
import { timeZones } from '#contracts/kernel/formatters.ts'
import { isRejected, refusal } from '../lib/refusal.server.ts'
import { textOf } from '../lib/form.server.ts'
import { commandIn } from '../offline/command-id.server.ts'
import { type TabRequest, unknownIntent } from '../settings/tab.server.ts'

const zones = timeZones()

/** One's own hours, limits and, for those who may change it, the rule of the company. `chosen` is shown for editing. */
export async function schedulingPage({ asker, platform: { useCases } }: TabRequest, chosen: string | null) {
  const [{ rules, defaultRuleId, limits }, feed, calendars] = await Promise.all([
    useCases.availability.availabilityOf(asker),
    useCases.availability.calendarFeedOf(asker),
    useCases.availability.connectedCalendars(asker),
  ])
  const isCompanys = mayDo(asker, 'company.settings')
  const hasCronofy = useCases.availability.hasCronofy()
  const company = isCompanys ? await useCases.availability.schedulingSettingsOf(asker) : null
  const directory = isCompanys && hasCronofy ? await useCases.availability.companyCalendarsOf(asker) : null
  const found = rules.find(({ ruleId }) => ruleId === (chosen ?? defaultRuleId)) ?? null
  return {
    rules: rules.map(({ ruleId, name }) => ({ ruleId, name })),
    defaultRuleId,
    limits,
    feed,
    calendars,
    hasCronofy,
    directory: directory && { domain: directory.domain, email: directory.email },
    zones,
    buffers: [...buffers],
    company,
    rule: (found ?? { ...standardRule(''), ruleId: randomUUID() }) as AvailabilityRule,
    isNew: found === null,
  }
}

export async function changeScheduling(asked: TabRequest, form: FormData) {
  const { asker, request, context, platform } = asked
  const { availability } = platform.useCases
  const commandId = commandIn(form, { request, asker })
  const ruleId = textOf(form, 'ruleId', 100)
  const sent = () => {
    switch (form.get('intent')) {
      case 'save':
        return availability.saveRule(asker, { ...ruleIn(form), ruleId, commandId })
      case 'remove':
        return availability.removeRule(asker, { ruleId, commandId })
      case 'default':
        return availability.chooseDefault(asker, { ruleId, commandId })
      case 'limits': {
        const number = (name: string) => Number(textOf(form, name) || NaN)
        const dailyCap = textOf(form, 'dailyCap').trim() === '' ? null : number('dailyCap')
        return availability.setLimits(asker, {
          minimumNotice: Number(textOf(form, 'minimumNotice')),
          dailyCap,
          bufferBefore: Number(textOf(form, 'bufferBefore')),
          bufferAfter: Number(textOf(form, 'bufferAfter')),
          commandId,
        })
      }
      case 'openFeed':
        return availability.openCalendarFeed(asker, { commandId })
      case 'closeFeed':
        return availability.closeCalendarFeed(asker, { commandId })
      case 'connectCalendar': {
        const [name, address] = [textOf(form, 'calendarName'), textOf(form, 'address', 4000)]
        return availability.connectCalendar(asker, { name, address, commandId })
      }
      case 'connectAccount':
        return availability.connectAccount(asker, {
          name: textOf(form, 'accountName'),
          address: textOf(form, 'accountAddress', 4000),
          username: textOf(form, 'username'),
          password: textOf(form, 'password', 1000),
          commandId,
        })
      case 'chooseTarget': {
        const [calendarId, target] = [textOf(form, 'calendarId', 100), textOf(form, 'target', 4000)]
        return availability.chooseCalendarTarget(asker, { calendarId, target: target || null, commandId })
      }
      case 'disconnectCalendar':
        return availability.disconnectCalendar(asker, { calendarId: textOf(form, 'calendarId', 100), commandId })
      case 'askColleagues':
        return availability.askForAllCalendars(asker)
      case 'endCompanyCalendars':
        return availability.endCompanyCalendars(asker, { commandId })
      case 'company':
        return availability.changeSchedulingSettings(asker, {
          isAutoApproveEnabled: form.has('autoApprove'),
          commandId,
        })
      default:
        throw unknownIntent()
    }
  }
  try {
    await platform.caughtUp((await sent()).token)
    return { saved: true as const, of: String(form.get('intent')), ruleId }
  } catch (error) {
    if (!isRejected(error)) throw error
    return refusal(error, { request, context })
  }
}

/** Rows without any time are left out; a day that ends at midnight is written 00:00 by browsers. */
function ruleIn(form: FormData) {
  const timesOf = (field: string) => {
    const [from, to] = [`${field}.start`, `${field}.end`].map((name) => form.getAll(name).map(String))
    return from!.flatMap((start, at) => {
      const end = to![at] ?? ''
      return start === '' && end === '' ? [] : [{ id: `${field}-${at}`, start, end: end === '00:00' ? '24:00' : end }]
    })
  }
  const dates = form.getAll('date').map((date) => String(date).slice(0, 20))
  return {
    name: textOf(form, 'name'),
    timezone: textOf(form, 'timezone', 200),
    days: weekdays.map((day) => ({ id: day, day, availableTime: timesOf(day) })),
    exceptions: dates.flatMap((date, at) =>
      date === '' ? [] : [{ id: `date-${at}`, date, availableTime: timesOf(`date-${at}`) }],
    ),
  }
}
