/** The props of a form that takes the place of its setting while it is open. */
export interface ChangeFormProps {
  /** The present sign-in address. */
  email: string;
  onClose: () => void;
}
