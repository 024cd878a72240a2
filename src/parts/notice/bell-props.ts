export interface BellProps {
  open: boolean
  onOpen: (open: boolean) => void
}
