import { defineSlotRecipe } from '@chakra-ui/react'

/** A sheet that rises from the lower edge of the phone. */
export const drawer = defineSlotRecipe({
  className: 'sheet',
  slots: ['trigger', 'backdrop', 'positioner', 'content', 'title', 'description', 'closeTrigger', 'header', 'body', 'footer'],
  base: {
    backdrop: { position: 'fixed', inset: '0', bg: 'veil', zIndex: 'sheet', _open: { animation: 'fadeIn 200ms ease-out' }, _closed: { animation: 'fadeOut 160ms ease-in' } },
    positioner: { position: 'fixed', inset: '0', display: 'flex', alignItems: 'flex-end', justifyContent: 'center', zIndex: 'sheet' },
    content: {
      width: 'full',
      maxWidth: 'phone',
      maxHeight: '88dvh',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      bg: 'surface',
      color: 'ink',
      borderTopLeftRadius: 'sheet',
      borderTopRightRadius: 'sheet',
      borderBottomRadius: '0',
      paddingInline: '4',
      paddingTop: '6',
      paddingBottom: 'calc(20px + env(safe-area-inset-bottom))',
      outline: 'none',
      _open: { animation: 'sheetIn 240ms cubic-bezier(.2,.7,.2,1)' },
      _closed: { animation: 'sheetOut 160ms ease-in' },
    },
    title: { textStyle: 'title', marginBottom: '2' },
    description: { color: 'ink2', marginBottom: '5' },
  },
})
