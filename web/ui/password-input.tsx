import { namespace } from '../i18n/namespace.ts'
import { EyeClosedIcon, EyeOpenIcon } from './icons.tsx'
import { type InputHTMLAttributes, useState } from 'react'
import { Button } from './button.tsx'
import { TextInput } from './text-input.tsx'

const useText = namespace('common')

/** A password that its owner can look at while typing. */
export function PasswordInput(props: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <div className="relative">
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        className="pe-11"
        spellCheck={false}
        autoCapitalize="none"
      />
      <Button
        variant="quiet"
        size="sm"
        icon
        aria-label={useText()('showPassword')}
        aria-pressed={shown}
        className="absolute end-1 top-1/2 -translate-y-1/2"
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOpenIcon /> : <EyeClosedIcon />}
      </Button>
    </div>
  )
}
