import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { button } from '#src/theme/recipes/button.ts'

const Spinner = chakra('span', {
  base: {
    width: '4.5',
    height: '18px',
    inlineSize: '18px',
    flex: 'none',
    borderRadius: 'full',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderInlineEndColor: 'transparent',
    animation: 'turn 800ms linear infinite',
  },
})

export const Button = chakra('button', button, { defaultProps: { type: 'button' } })

type Submit = ComponentProps<typeof Button> & { busy?: boolean; children: ReactNode }

/** Keeps its words while it works, and can be pressed once. */
export function SubmitButton({ busy = false, children, ...rest }: Submit) {
  return (
    <Button
      type="submit"
      wide
      aria-busy={busy}
      aria-disabled={busy}
      {...rest}
      onClick={busy ? (press) => press.preventDefault() : rest.onClick}
    >
      {busy && <Spinner aria-hidden />}
      <span>{children}</span>
    </Button>
  )
}
