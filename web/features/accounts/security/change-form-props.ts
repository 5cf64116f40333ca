/** The props of a form that stands in the place of its setting. */
export interface ChangeFormProps {
  /** The present sign-in address. */
  email: string;
  onClose: () => void;
}
