import { SectionLink, useHasRole, useSession } from '@vatio/platform';
import { Blocks, ChevronDown, LogOut, Scale, UserRound } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from './Avatar';
import { LogoutDialog } from './LogoutDialog';
import { LookChoice } from './look/LookChoice';

/**
 * The signed-in person's menu: account, regulated parameters (which every role reads, also without
 * Usuarios), the platform's state for admins, and the way out. It is the browser's own popover: it closes
 * with Esc and with a click elsewhere, and gives the focus back.
 */
export function UserMenu() {
  const session = useSession();
  const isAdmin = useHasRole('admin');
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  if (session.state === 'signed-out') return null;
  const { name } = session.user;
  const hide = () => menu.current?.hidePopover();

  return (
    <div className="user">
      <button
        type="button"
        className="user-button"
        popoverTarget={menuId}
        aria-expanded={isOpen}
        aria-haspopup="true"
      >
        <span className="user-name">{name}</span>
        <Avatar name={name} />
        <ChevronDown className="user-chevron" aria-hidden="true" />
      </button>
      <div
        id={menuId}
        ref={menu}
        popover="auto"
        className="user-menu"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <SectionLink className="user-menu-item" to="/user/mi-cuenta" onClick={hide}>
          <UserRound aria-hidden="true" />
          Mi cuenta
        </SectionLink>
        <SectionLink className="user-menu-item" to="/user/parametros" onClick={hide}>
          <Scale aria-hidden="true" />
          Parámetros regulados
        </SectionLink>
        {isAdmin && (
          <Link className="user-menu-item" to="/platform" onClick={hide}>
            <Blocks aria-hidden="true" />
            Plataforma
          </Link>
        )}
        <LookChoice look="theme" />
        <LookChoice look="density" />
        <button
          type="button"
          className="user-menu-item"
          onClick={() => {
            hide();
            setLeaving(true);
          }}
        >
          <LogOut aria-hidden="true" />
          Cerrar sesión
        </button>
      </div>
      {isLeaving && <LogoutDialog onClose={() => setLeaving(false)} />}
    </div>
  );
}
