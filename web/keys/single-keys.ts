const PLACE = 'hirelog-single-keys'

/** Keys that are one character, without Ctrl or Cmd, can be switched off (WCAG 2.1.4); this browser remembers it. */
export function singleKeysOn(): boolean {
  try {
    return localStorage.getItem(PLACE) !== 'off'
  } catch {
    return true
  }
}

export function switchSingleKeys(on: boolean) {
  try {
    if (on) localStorage.removeItem(PLACE)
    else localStorage.setItem(PLACE, 'off')
  } catch {
    // A browser that keeps nothing has them on.
  }
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>
/** Whether the person has switched keys like this one off. */
export const isSwitchedOff = ({ key, ctrlKey, metaKey }: Pressed) =>
  [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !singleKeysOn()

type Heard = Pressed & Pick<KeyboardEvent, 'target' | 'defaultPrevented'>
/** Whether a page handles the key: it is not handled yet, not switched off, and the person does not type. */
export const isHeard = (event: Heard) => !event.defaultPrevented && !isSwitchedOff(event) && !isBusy(event)

/** What the drag library leaves open after a drop covers the pointer, and is no menu. */
const OPEN = 'dialog[open], :popover-open:not([data-pdnd-honey-pot])'

/** Whether the person types where the key was pressed, or a dialog or menu is open. */
export const isBusy = ({ target }: Pick<KeyboardEvent, 'target'>) =>
  document.querySelector(OPEN) !== null ||
  (target instanceof HTMLElement &&
    (target.matches('input:not([type=checkbox], [type=range]), textarea, select') || target.isContentEditable))
